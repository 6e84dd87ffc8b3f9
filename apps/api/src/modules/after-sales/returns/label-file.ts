import { open } from 'node:fs/promises'
import { problem } from '../../../platform/problem.ts'
import { factsOf, UnusablePicture } from '../../media/index.ts'

/** Kinds of files that a label can be, by their first bytes. */
const KINDS = [
  { contentType: 'application/pdf', ending: 'pdf', begin: Buffer.from('%PDF-') },
  {
    contentType: 'image/png',
    ending: 'png',
    begin: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
] as const

export type LabelKind = (typeof KINDS)[number]

/** Length of the end of a PDF in which readers look for its end mark, in bytes. */
const PDF_TAIL = 1_024

/** Reads from a file's first bytes what it is. @throws problem `return.label_unusable` if it is neither a PDF nor a PNG */
export async function labelKindOf(path: string): Promise<LabelKind> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    const found = KINDS.find(({ begin }) =>
      buffer.subarray(0, Math.min(bytesRead, begin.length)).equals(begin),
    )
    if (!found) throw unusable('This file is neither a PDF nor a PNG.')
    return found
  } finally {
    await file.close()
  }
}

/** @throws problem `return.label_unusable` if the bytes aren't a whole PDF, or a PNG whose size can be read */
export async function requireUsableLabel(bytes: Buffer, { ending }: LabelKind): Promise<void> {
  if (ending === 'png') {
    await factsOf(bytes).catch(cause => {
      throw cause instanceof UnusablePicture ? unusable('This PNG can’t be read.') : cause
    })
    return
  }
  if (!bytes.subarray(-PDF_TAIL).includes('%%EOF')) throw unusable('This PDF is incomplete.')
}

const unusable = (message: string) =>
  problem('return.label_unusable', {
    detail: 'Upload the label as a PDF or PNG file of at most 5 MB.',
    fields: [{ pointer: '/label', code: 'type', message }],
  })
