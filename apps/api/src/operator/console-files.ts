import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose names contain a hash of their content. */
const HASHED = /[\\/]assets[\\/]/

/**
 * Serves the built console: its files, and its page at every other path outside of `/api`. There its router takes over.
 *
 * @param folder of the build, absolute or relative to the working directory
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-store'),
  })
  app.get('/*', async (request, reply) =>
    /^\/(api|assets)(\/|$)/.test(request.url.split('?', 1)[0] ?? '')
      ? reply.callNotFound()
      : reply.sendFile('index.html'),
  )
}
