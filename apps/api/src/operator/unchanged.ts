import { createHash } from 'node:crypto'
import { hasVersion } from '@stoa/server-kit/if-none-match'
import type { FastifyInstance } from 'fastify'

/** Gives JSON answers to reads an ETag, and answers 304 to a client that has this version. */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).includes('json')
    if (method !== 'GET' || reply.statusCode !== 200 || !isJson || reply.hasHeader('etag')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`
    reply.header('etag', etag)
    if (!hasVersion(headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
