import type { FastifyServerOptions } from 'fastify'

/** One line of JSON an event. Queries stay out: they carry mailed tokens. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    serializers: {
      req: request => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
        remoteAddress: request.ip,
      }),
    },
  }
}
