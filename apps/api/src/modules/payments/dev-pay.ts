import type { FastifyInstance } from 'fastify'
import { problem } from '../../platform/problem.ts'
import type { TestAnswer, TestBuyer } from '../../ports/test-buyer.ts'

/**
 * Serves the buyer's side of the test provider to a developer's own machine. Only the browser's address counts, also
 * behind the storefront's proxy.
 */
export function registerDevPay(app: FastifyInstance, buyer: TestBuyer): void {
  const route = (
    method: 'GET' | 'POST',
    url: string,
    ask: (reference: string, body: unknown) => Promise<TestAnswer>,
  ) =>
    app.route<{ Params: { reference?: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        if (!isLoopback(request.ip)) throw problem('route.not_found')
        const { status, body } = await ask(request.params.reference ?? '', request.body)
        return reply.code(status).header('cache-control', 'no-store').send(body)
      },
    })
  route('GET', '/dev/pay/cards', () => buyer.cards())
  route('POST', '/dev/pay/:reference/card', (reference, body) => buyer.payByCard(reference, body))
  route('POST', '/dev/pay/:reference/action', (reference, body) => buyer.answerAction(reference, body))
}

const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip)
