import { MAX_PICTURE_MEGABYTES } from '@stoa/api-client/limits'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem, problem } from '../platform/problem.ts'
import type { SpooledFile } from './handlers.ts'
import type { Spool } from './spool.ts'

const MEGABYTE = 1024 * 1024
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fields: 20,
  fileSize: MAX_PICTURE_MEGABYTES * MEGABYTE,
  files: 2,
  parts: 22,
  headerPairs: 50,
}
/** Maximum size of a file in megabytes, if the contract declares one. */
export interface UploadSize {
  maxUploadMegabytes: number | null
}

const fileSizeOf = ({ maxUploadMegabytes }: UploadSize) =>
  maxUploadMegabytes === null ? MULTIPART_LIMITS.fileSize : maxUploadMegabytes * MEGABYTE

/** Maximum size of all parts together, by the length that the request states. */
export const maxMultipartBytes = (size: UploadSize): number => fileSizeOf(size) + MEGABYTE

type Part = string | SpooledFile

/** The parts as one object: texts as strings, files on the disk. A name may come once. */
export async function readMultipart(
  request: FastifyRequest,
  size: UploadSize,
  spool: Spool,
): Promise<Record<string, Part>> {
  const body: Record<string, Part> = {}
  const limits = { ...MULTIPART_LIMITS, fileSize: fileSizeOf(size) }
  const take = (name: string, value: Part) => {
    if (Object.hasOwn(body, name))
      throw problem('request.invalid', {
        detail: 'A part was sent twice.',
        fields: [{ pointer: `/${name.slice(0, 60)}`, code: 'unique', message: 'Send this field once.' }],
      })
    Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true })
  }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const filename = part.filename ?? ''
        take(part.fieldname, { filename, path: await spool.write(request, part.file) })
        if (part.file.truncated) throw problem('request.too_large')
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw problem('request.too_large')
        take(part.fieldname, String(part.value))
      }
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    const status = (error as { statusCode?: number }).statusCode
    throw problem(status === 413 ? 'request.too_large' : 'request.malformed', { cause: error })
  }
  return body
}
