import type { FastifyInstance } from 'fastify'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { isUuid } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import { problem } from '../../platform/problem.ts'
import type { PaymentProvider, WebhookNotice } from '../../ports/payment.ts'
import { ADVANCE_JOB } from './advance.ts'
import * as repository from './payments.repository.ts'
import { insertWebhook } from './webhooks.repository.ts'

export const WEBHOOK_ROUTE = '/api/payments/webhooks/:provider'

/**
 * Registers the endpoint for the provider's notices. It is outside the contract's routes, because a signature covers
 * the raw bytes. Its content isn't trusted; it only triggers a check.
 */
export function registerWebhooks(
  app: FastifyInstance,
  { db, clock, payment: provider }: Pick<Deps, 'db' | 'clock' | 'payment'>,
): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>(WEBHOOK_ROUTE, async (request, reply) => {
      if (provider?.name !== request.params.provider) throw problem('route.not_found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = await provider.readWebhook(body, request.headers).catch((cause: unknown) => {
        throw problem('request.invalid', { detail: 'The signature isn’t from the provider.', cause })
      })
      await take(provider, notice)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })

  async function take({ name }: PaymentProvider, notice: WebhookNotice): Promise<void> {
    await inTx(db, async tx => {
      const { paymentId, reference } = notice
      const found =
        (paymentId && isUuid(paymentId) && (await repository.findPayment(tx, paymentId))) ||
        (reference && (await repository.findByReference(tx, name, reference))) ||
        null
      const row = { provider: name, id: notice.id, paymentId: found?.id ?? null, createdAt: clock.now() }
      if (!(await insertWebhook(tx, row)) || !found) return
      const payload = { paymentId: found.id, source: 'webhook' }
      await addJob(tx, ADVANCE_JOB, { payload })
    })
  }
}
