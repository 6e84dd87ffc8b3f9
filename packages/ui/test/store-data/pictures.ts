import type { PictureOfRoute } from '../../src/primitives/picture/index.ts'

/** The pictures lie in Storybook's public folder. */
export const pictureOf = (
  id: string,
  alt: string,
  widths: readonly number[] = [160, 480],
): PictureOfRoute => ({ id, alt, base: `/media/${id}`, widths })
