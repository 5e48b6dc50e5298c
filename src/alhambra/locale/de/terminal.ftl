# What the terminal alone says.

## Things in a row

listed = { $some } und { $last }
