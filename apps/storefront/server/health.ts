import type { Draining } from '@stoa/server-kit/draining'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Timeout of the API's readiness in milliseconds, below that of load balancers. */
const MAX_WAIT_MS = 2_000

/**
 * Serves `/healthz` for load balancers (this process is up and not draining) and `/readyz` for deploys (so is the API).
 * A closed marketplace is ready: its operator has to reach the pages that open it.
 */
export function answerHealth(
  app: FastifyInstance,
  { settings, draining }: { settings: { apiUrl: string }; draining?: Draining },
): void {
  const answer = (reply: FastifyReply, body: object | null) =>
    reply
      .code(body ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body ?? { status: 'unavailable' })
  app.get('/healthz', (_request, reply) => answer(reply, draining?.isDraining ? null : { status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    answer(reply, draining?.isDraining ? null : await readinessOf(settings.apiUrl)),
  )
}

/** Asks the API for its readiness, which is also the storefront's. Null if it isn't ready. */
const readinessOf = (apiUrl: string): Promise<object | null> =>
  fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    .then(response => (response.ok ? (response.json() as Promise<object>) : null))
    .catch(() => null)
