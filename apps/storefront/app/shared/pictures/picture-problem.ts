import { MAX_PICTURE_MEGABYTES, MAX_PICTURE_PIXELS } from '@stoa/api-client/limits'

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const MAX_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024

export const UNREADABLE = 'This is not a picture that we can read. Choose a JPEG, PNG, WebP or AVIF.'

/** Why a file cannot be a picture, before it is sent; undefined when it may be one. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!KINDS.includes(type)) return UNREADABLE
  if (size > MAX_BYTES)
    return `This picture is larger than ${MAX_PICTURE_MEGABYTES} MB. Choose a smaller one.`
  return undefined
}

/** The same for what is known once it is unpacked. */
export function sizeProblem({ width, height }: { width: number; height: number }): string | undefined {
  if (width * height > MAX_PICTURE_PIXELS)
    return `This picture has more than ${MAX_PICTURE_PIXELS / 1_000_000} million pixels. Choose a smaller one.`
  return undefined
}
