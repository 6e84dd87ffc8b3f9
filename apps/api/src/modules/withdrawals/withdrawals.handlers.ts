import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from '../../contract/handlers.ts'
import { newNumber } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { type CommandDeps, readGroupNumbers, trackingTokenHash } from '../orders/index.ts'
import { createWithdrawalService } from './withdrawals.service.ts'

type WithdrawalHandlers = Pick<
  Handlers,
  | 'declareWithdrawal'
  | 'previewWithdrawal'
  | 'objectToWithdrawal'
  | 'previewOwnWithdrawal'
  | 'declareOwnWithdrawal'
>

export function createWithdrawalHandlers(deps: CommandDeps): WithdrawalHandlers {
  const service = createWithdrawalService(deps)
  const failed = (log: FastifyBaseLogger) => (err: unknown) =>
    log.error({ err }, 'a withdrawal waits for its job')
  return {
    async declareWithdrawal({ body, log }) {
      const { name, token, number, email, items = null, website } = body
      // A robot gets an answer like others, and nothing is recorded.
      if (website) {
        log.info('a withdrawal filled the hidden field and was dropped')
        return { reference: `W-${newNumber()}`, receivedAt: deps.clock.now().toISOString() }
      }
      if (token !== undefined)
        return service.declare(
          { tokenHash: trackingTokenHash(token) },
          { name, items, number: '', email: null, source: 'link' },
          failed(log),
        )
      if (number === undefined || email === undefined)
        throw problem('request.invalid', {
          detail: 'Enter the order number and the email address used for the order.',
          fields: (['number', 'email'] as const)
            .filter(field => body[field] === undefined)
            .map(field => ({ pointer: `/${field}`, code: 'required', message: 'This field is required.' })),
        })
      return service.declare(
        { numbers: readGroupNumbers(number), email: email.trim().toLowerCase() },
        { name, number, email: email.trim(), items: null, source: 'form' },
        failed(log),
      )
    },
    previewWithdrawal: ({ body, header }) => {
      header('cache-control', 'no-store')
      return service.preview({ tokenHash: trackingTokenHash(body.token) })
    },
    async objectToWithdrawal({ params, body }) {
      await service.object(params.reference, body.token)
      return { message: 'The withdrawal takes no effect.' }
    },
    previewOwnWithdrawal: ({ actor, params }) =>
      service.preview({ number: params.number, customerId: actor.userId }),
    declareOwnWithdrawal: ({ actor, params, body, log }) =>
      service.declare(
        { number: params.number, customerId: actor.userId },
        { name: body.name, number: params.number, email: null, items: body.items ?? null, source: 'session' },
        failed(log),
      ),
  }
}
