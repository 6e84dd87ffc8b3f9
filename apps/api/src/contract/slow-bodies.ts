import { endSlowBody } from '@stoa/server-kit/slow-bodies'
import type { FastifyInstance } from 'fastify'

/** Ends requests whose body does not come; the contract says which operations take files. */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions, server }) => {
    const takesFile = typeof routeOptions.config.operation?.maxUploadMegabytes === 'number'
    endSlowBody(raw, { server: server.server, takesFile })
  })
}
