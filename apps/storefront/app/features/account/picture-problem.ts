const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const LARGEST_IN_BYTES = 5 * 1024 * 1024

/** Why a file cannot be a picture of a person, before it is sent; undefined when it may be one. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!KINDS.includes(type))
    return 'This is not a picture that we can read. Choose a JPEG, PNG, WebP or AVIF.'
  if (size > LARGEST_IN_BYTES) return 'This picture is larger than 5 MB. Choose a smaller one.'
  return undefined
}
