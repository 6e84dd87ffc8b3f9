/** A square of a picture, or another rectangle of `size` in width, in the picture's own pixels. */
export interface SquareCrop {
  /** Distance of the crop from the picture's left edge, in its own pixels. */
  readonly x: number
  /** Distance of the crop from the picture's top edge, in its own pixels. */
  readonly y: number
  /** Width of the crop, in the picture's own pixels. Its height follows from the ratio. */
  readonly size: number
}

export interface PictureSize {
  /** Width of the file in pixels. */
  readonly width: number
  /** Height of the file in pixels. */
  readonly height: number
}

export const MAX_ZOOM = 4

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * The largest one, around the middle.
 *
 * @param ratio its width over its height; 1 is a square
 */
export function initialCrop(picture: PictureSize, ratio = 1): SquareCrop {
  const { width, height } = picture
  const size = widest(picture, ratio)
  return { x: (width - size) / 2, y: (height - size / ratio) / 2, size }
}

/** Returns the maximum width of a rectangle with this ratio. */
export const widest = ({ width, height }: PictureSize, ratio: number): number =>
  Math.min(width, height * ratio)

/** The cut moved by so many of the picture's pixels, as far as the picture goes. */
export const moveCrop = (
  { x, y, size }: SquareCrop,
  by: { x: number; y: number },
  picture: PictureSize,
  ratio = 1,
) => ({
  x: between(x + by.x, 0, picture.width - size),
  y: between(y + by.y, 0, picture.height - size / ratio),
  size,
})

/** The cut at that closeness, 1 to `MAX_ZOOM`, around the middle of what it showed. */
export function zoomCrop(cut: SquareCrop, zoom: number, picture: PictureSize, ratio = 1): SquareCrop {
  const size = widest(picture, ratio) / between(zoom, 1, MAX_ZOOM)
  const away = (cut.size - size) / 2
  return moveCrop({ ...cut, size }, { x: away, y: away / ratio }, picture, ratio)
}
