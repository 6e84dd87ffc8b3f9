import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CheckoutService } from '../checkout/index.ts'
import { createPaymentService } from './payments.service.ts'

export function createPaymentHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'brand' | 'market' | 'payment'>,
  checkout: CheckoutService,
): Pick<Handlers, 'startPayment' | 'getPayment' | 'confirmPayment'> {
  const payments = createPaymentService(deps, checkout)
  return {
    startPayment: ({ actor, params, body, ip }) =>
      payments.start({ userId: actor.userId, ip, checkoutId: params.id, ...body }),
    getPayment: ({ actor, params }) => payments.read(actor.userId, params.id),
    confirmPayment: ({ actor, params }) => payments.confirm(actor.userId, params.id),
  }
}
