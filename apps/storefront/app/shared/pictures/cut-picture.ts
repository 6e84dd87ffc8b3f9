import type { SquareCrop } from '@stoa/ui'

/** Pixels. The API makes a square of this edge too. */
const EDGE = 640

/**
 * The chosen part of a picture as a file of its own: nothing but pixels, no place where it was taken.
 *
 * @param form its width over its height, and how many pixels wide it becomes at most; a square unless told
 */
export async function cutPicture(
  picture: ImageBitmap,
  { x, y, size }: SquareCrop,
  form: { readonly ratio: number; readonly width: number } = { ratio: 1, width: EDGE },
): Promise<File | null> {
  // A square is enlarged to what the API makes of it; a wide picture never is.
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
