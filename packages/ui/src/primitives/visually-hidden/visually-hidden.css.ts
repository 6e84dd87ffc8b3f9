import { primitive } from '../../styles/layered.ts'
import { visuallyHidden } from '../../styles/type.ts'

export const root = primitive.style(visuallyHidden)
