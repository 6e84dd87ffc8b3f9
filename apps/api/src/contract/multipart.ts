import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem, problem } from '../platform/problem.ts'
import type { UploadedFile } from './handlers.ts'

const MEGABYTE = 1024 * 1024
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fields: 20,
  fileSize: 5 * MEGABYTE,
  files: 2,
  parts: 22,
  headerPairs: 50,
}
/** All parts together, by the length that the request states. */
export const MAX_MULTIPART_BYTES = MULTIPART_LIMITS.fileSize + MEGABYTE

/** The parts as one object: texts as strings, files as `UploadedFile`. A name may come once. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, string | UploadedFile>> {
  const body: Record<string, string | UploadedFile> = {}
  const take = (name: string, value: string | UploadedFile) => {
    if (Object.hasOwn(body, name))
      throw problem('request.invalid', {
        detail: 'A part was sent twice.',
        fields: [{ pointer: `/${name.slice(0, 60)}`, code: 'unique', message: 'must be sent once' }],
      })
    Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true })
  }
  try {
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (part.type === 'file') {
        take(part.fieldname, { filename: part.filename ?? '', bytes: await part.toBuffer() })
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
