/** A square of a picture, in the picture's own pixels. */
export interface SquareCrop {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export const MAX_ZOOM = 4

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The largest square, around the middle. */
export function initialCrop({ width, height }: PictureSize): SquareCrop {
  const size = Math.min(width, height)
  return { x: (width - size) / 2, y: (height - size) / 2, size }
}

/** The cut moved by so many of the picture's pixels, as far as the picture goes. */
export const moveCrop = ({ x, y, size }: SquareCrop, by: { x: number; y: number }, picture: PictureSize) => ({
  x: between(x + by.x, 0, picture.width - size),
  y: between(y + by.y, 0, picture.height - size),
  size,
})

/** The cut at that closeness, 1 to `MAX_ZOOM`, around the middle of what it showed. */
export function zoomCrop(cut: SquareCrop, zoom: number, picture: PictureSize): SquareCrop {
  const size = Math.min(picture.width, picture.height) / between(zoom, 1, MAX_ZOOM)
  const away = (cut.size - size) / 2
  return moveCrop({ ...cut, size }, { x: away, y: away }, picture)
}
