import type { PaymentCallbacks } from './payment-callbacks.ts'
import type { PayPalSdk } from './use-paypal-sdk.ts'

type Callbacks = PaymentCallbacks & { livePaymentId: string | null }

/** @param callbacks called at each event, because the page renders many times while PayPal's window is open */
export function createWalletButton(sdk: PayPalSdk, callbacks: () => Callbacks) {
  let paymentId: string | null = null
  let isOpen = false
  const end = (report: (to: Callbacks) => void) => {
    isOpen = false
    report(callbacks())
  }
  const session = sdk.createPayPalOneTimePaymentSession({
    async onApprove() {
      const approved = paymentId ?? callbacks().livePaymentId
      end(({ onApproved, onFailed }) => (approved ? onApproved(approved) : onFailed('unavailable')))
    },
    onCancel: () => end(({ onCancel }) => onCancel()),
    onError: error => {
      // A payment that wasn't started ends here too. Its failure was reported already.
      if (!isOpen) return
      console.error(`storefront: PayPal's window failed: ${error.message}`)
      end(({ onFailed }) => onFailed('unavailable'))
    },
  })
  if (session.hasReturned?.()) void session.resume?.()

  const element = document.createElement('paypal-button')
  element.setAttribute('type', 'pay')
  element.addEventListener('click', () => {
    if (isOpen || element.disabled) return
    isOpen = true
    // Nothing is awaited before `start`, which may open a window only inside the click.
    const started = callbacks().startPayment()
    const order = started.then(({ reference, paymentId: id }) => {
      paymentId = id
      return { orderId: reference }
    })
    order.catch(() => end(({ onFailed }) => onFailed('not_started')))
    session.start({ presentationMode: 'auto' }, order).catch((error: unknown) => {
      if (!isOpen) return
      console.error(
        `storefront: PayPal's window did not open: ${error instanceof Error ? error.message : error}`,
      )
      end(({ onFailed }) => onFailed('unavailable'))
    })
  })
  return {
    element,
    destroy() {
      session.destroy()
      element.remove()
    },
  }
}
