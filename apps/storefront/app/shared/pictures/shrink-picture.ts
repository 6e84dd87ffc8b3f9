import { pictureProblem, sizeProblem, UNREADABLE } from './picture-problem.ts'

/** Maximum edge of a sent picture, in pixels. No page shows a picture wider than 1600. */
const MAX_EDGE = 2_000
/** Size in bytes up to which a file is sent unchanged. */
const SMALL_ENOUGH = 1024 * 1024

/**
 * Shrinks a picture before it is sent, because a camera's file is many times larger than any page shows.
 *
 * @throws Error with a message for the person, if the file can't be a picture
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) throw new Error(UNREADABLE)
  try {
    const wrong = sizeProblem(bitmap)
    if (wrong) throw new Error(wrong)
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height))
    const isSmall = scale === 1 && file.size <= SMALL_ENOUGH
    const sent = isSmall ? file : ((await draw(bitmap, scale)) ?? file)
    const tooLarge = pictureProblem(sent)
    if (tooLarge) throw new Error(tooLarge)
    return sent
  } finally {
    bitmap.close()
  }
}

async function draw(bitmap: ImageBitmap, scale: number): Promise<File | null> {
  const [width, height] = [bitmap.width, bitmap.height].map(edge => Math.max(1, Math.round(edge * scale)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  // JPEG, which every browser can write, has no transparency.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  return bytes && new File([bytes], 'picture.jpg', { type: bytes.type })
}
