import type { BrandPicture } from '@stoa/ui/provider'
import type { HeaderFacts } from './header-facts.ts'
import { pictureFile, type RoutePicture } from './picture-file.ts'

/** Width in pixels that is sharp on dense screens. */
const LOGO_WIDTH = 480

/** Size of the place of another picture, in pixels. */
const LOGO_SIZE = { width: 105, height: 30 }

/**
 * Returns the logo of the marketplace, or its name if it has none.
 *
 * @param other address of another picture 30 px high
 */
export function brandOf(
  facts: HeaderFacts,
  origin: string,
  other: string | undefined,
): string | BrandPicture {
  const { logo, logoDark } = facts.marks
  if (other) return { src: other, ...LOGO_SIZE }
  if (!logo) return facts.name
  const file = (picture: RoutePicture) => pictureFile(picture, origin, LOGO_WIDTH)
  const { width, height } = logo
  return { src: file(logo), srcDark: logoDark ? file(logoDark) : undefined, width, height }
}
