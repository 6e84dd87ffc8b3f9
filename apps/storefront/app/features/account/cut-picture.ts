import type { SquareCrop } from '@stoa/ui'

/** Pixels. The API makes a square of this edge too. */
const EDGE = 640

/** The square of a picture as a file of its own: nothing but pixels, no place where it was taken. */
export async function cutPicture(picture: ImageBitmap, { x, y, size }: SquareCrop): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: EDGE, height: EDGE })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, size, size, 0, 0, EDGE, EDGE)
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.92))
  return bytes && new File([bytes], 'avatar', { type: bytes.type })
}
