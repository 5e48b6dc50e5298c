## What the lessons of all games say.

lesson-title = First lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $number } of { $count }
lesson-step-named = { $number }: { $title }
lesson-step-passed = { $number }: { $title }, done
lesson-task = Your task:
lesson-well-done = Well done!
lesson-again = Try this step again
lesson-back = Back
lesson-next = Next step
lesson-skip = Skip this step
