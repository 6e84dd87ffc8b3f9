import type { Draining } from '@stoa/server-kit/draining'
import type { FastifyInstance } from 'fastify'

/** Timeout of the API's readiness in milliseconds, below that of load balancers. */
const MAX_WAIT_MS = 2_000

/** Serves `/healthz` for load balancers (this process is up and not draining) and `/readyz` for deploys (so is the API). */
export function answerHealth(
  app: FastifyInstance,
  { settings, draining }: { settings: { apiUrl: string }; draining?: Draining },
): void {
  const answer = (isWell: boolean) => (isWell ? { status: 'ok' } : { status: 'unavailable' })
  app.get('/healthz', (_request, reply) => {
    const isWell = !draining?.isDraining
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer(isWell))
  })
  app.get('/readyz', async (_request, reply) => {
    const isWell = !draining?.isDraining && (await isReady(settings.apiUrl))
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer(isWell))
  })
}

const isReady = (apiUrl: string) =>
  fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(MAX_WAIT_MS) }).then(
    response => response.ok,
    () => false,
  )
