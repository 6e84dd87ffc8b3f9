const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const MAX_BYTES = 5 * 1024 * 1024

const MAX_PIXELS = 50_000_000

export const UNREADABLE = 'This is not a picture that we can read. Choose a JPEG, PNG, WebP or AVIF.'

/** Why a file cannot be a picture, before it is sent; undefined when it may be one. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!KINDS.includes(type)) return UNREADABLE
  if (size > MAX_BYTES) return 'This picture is larger than 5 MB. Choose a smaller one.'
  return undefined
}

/** The same for what is known once it is unpacked. */
export function sizeProblem({ width, height }: { width: number; height: number }): string | undefined {
  if (width * height > MAX_PIXELS)
    return 'This picture has more than 50 million pixels. Choose a smaller one.'
  return undefined
}
