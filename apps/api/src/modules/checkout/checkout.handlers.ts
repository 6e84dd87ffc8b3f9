import type { Handlers } from '../../contract/handlers.ts'
import type { CheckoutService } from './checkout.service.ts'

export const createCheckoutHandlers = (
  checkout: CheckoutService,
): Pick<Handlers, 'getCheckout' | 'quoteCheckout'> => ({
  getCheckout: ({ actor }) => checkout.get(actor.userId),
  quoteCheckout: ({ actor, body }) => checkout.quote(actor.userId, body),
})
