## What the lessons of all games say.

lesson-title = Erste Lektion
lesson-steps = Schritte der Lektion
lesson-step = Schritt { $number } von { $count }
lesson-step-named = { $number }: { $title }
lesson-step-passed = { $number }: { $title }, geschafft
lesson-task = Deine Aufgabe:
lesson-well-done = Gut gemacht!
lesson-again = Diesen Schritt noch einmal versuchen
lesson-back = Zurück
lesson-next = Nächster Schritt
lesson-skip = Diesen Schritt überspringen
