import type { SquareCrop } from '@stoa/ui'

/** Edge of a square picture in pixels, equal to the API's. */
const EDGE = 640

/**
 * Cuts the chosen part out of a picture and returns it as a file without metadata, such as the location.
 *
 * @param form ratio of width to height, and maximum width in pixels; a square by default
 */
export async function cutPicture(
  picture: ImageBitmap,
  { x, y, size }: SquareCrop,
  form: { readonly ratio: number; readonly width: number } = { ratio: 1, width: EDGE },
): Promise<File | null> {
  // A square is enlarged to the API's size; a wide picture never is.
  const width = form.ratio === 1 ? form.width : Math.min(form.width, Math.round(size))
  const height = Math.max(1, Math.round(width / form.ratio))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, size, size / form.ratio, 0, 0, width, height)
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.92))
  return bytes && new File([bytes], 'avatar', { type: bytes.type })
}
