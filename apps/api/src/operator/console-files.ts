import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose names contain a hash of their content. */
const HASHED = /^\/assets\//
/** Files next to the page, such as `/theme.js`. Names of pages have no dot. */
const FILE = /^\/[\w-]+\.\w+$/

/**
 * Serves the built console: its files, and its page at every other path outside of `/api`. There its router takes over.
 * The folder may be built while the server runs.
 *
 * @param folder of the build, absolute or relative to the working directory
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    cacheControl: false,
    // The build has its files in brotli and gzip too.
    preCompressed: true,
  })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (/^\/api(\/|$)/.test(path)) return reply.callNotFound()
    const isHashed = HASHED.test(path)
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store')
    return reply.sendFile(isHashed || FILE.test(path) ? path : 'index.html')
  })
}
