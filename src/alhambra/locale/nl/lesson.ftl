## What the lessons of all games say.

lesson-title = Eerste les
lesson-steps = Stappen van de les
lesson-step = Stap { $number } van { $count }
lesson-step-named = { $number }: { $title }
lesson-step-passed = { $number }: { $title }, gedaan
lesson-task = Je opdracht:
lesson-well-done = Goed gedaan!
lesson-again = Probeer deze stap opnieuw
lesson-back = Terug
lesson-next = Volgende stap
lesson-skip = Sla deze stap over
