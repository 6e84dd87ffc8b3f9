import { Action, Box, Quantity } from './native.tsx'
import { makeLists } from './plain.tsx'

/** Every line styled and laid out at once, as a list by hand is that nobody took care of. */
export default makeLists({ Box, Quantity, Action }, { whole: true })
