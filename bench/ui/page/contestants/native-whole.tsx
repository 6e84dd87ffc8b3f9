import { Action, Box, Quantity } from './native.tsx'
import { makeLists } from './plain.tsx'

/** Every line styled and laid out at once, as a plain list is without containment. */
export default makeLists({ Box, Quantity, Action }, { whole: true })
