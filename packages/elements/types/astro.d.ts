/** Types of the elements in Astro's templates. Written by hand: the build of this package doesn't have Astro. */
import type { StoaAttributes } from '../dist/types/types.js'

type StoaElements = {
  [Name in keyof StoaAttributes]: astroHTML.JSX.HTMLAttributes & StoaAttributes[Name]
}

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements extends StoaElements {}
  }
}
