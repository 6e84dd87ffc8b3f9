const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const MAX_BYTES = 25 * 1024 * 1024

/** Value of the input's `accept`. Without HEIC in it a phone sends a JPEG. */
export const ACCEPTED = KINDS.join()

export type FileFault = { kind: 'heic' | 'wrongKind' | 'tooLarge'; name: string } | { kind: 'tooMany' }

type Chosen = Pick<File, 'name' | 'type' | 'size'>

const faultOf = ({ name, type, size }: Chosen): FileFault | undefined => {
  if (/image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return { kind: 'heic', name }
  if (!KINDS.includes(type)) return { kind: 'wrongKind', name }
  return size > MAX_BYTES ? { kind: 'tooLarge', name } : undefined
}

/** One bad file drops no other: those that can be taken, and what is wrong with the rest. */
export function sortFiles<F extends Chosen>(files: readonly F[], room: number) {
  const faults = files.flatMap(file => faultOf(file) ?? [])
  const pictures = files.filter(file => !faultOf(file))
  const taken = pictures.slice(0, Math.max(room, 0))
  const isOver = taken.length < pictures.length
  return { taken, faults: isOver ? [...faults, { kind: 'tooMany' } as const] : faults }
}
