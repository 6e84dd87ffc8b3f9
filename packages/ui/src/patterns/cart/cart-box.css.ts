import { createContainer } from '@vanilla-extract/css'
import { pattern } from '../../styles/layered.ts'

const name = createContainer('cart')

/** Box whose width decides how the parts in it are arranged. The window may be much wider, as around a drawer. */
export const box = pattern.style({ containerType: 'inline-size', containerName: name })

/** Container query of a box in which a line has room for its amount at the end of its row. */
export const roomy = `${name} (min-width: 520px)`

/** Container query of a box in which a saved line has room for its buttons at the end of its row. */
export const wide = `${name} (min-width: 620px)`

/** Container query of a box that has room for a summary next to the groups. */
export const spacious = `${name} (min-width: 812px)`
