import { Note, Stack } from '@stoa/ui'
import { CardPayment } from './card-payment.tsx'
import type { PayPalEnvironment } from './load-sdk.ts'
import type { PaymentCallbacks } from './payment-callbacks.ts'
import { usePayPalSdk } from './use-paypal-sdk.ts'
import { WalletPayment } from './wallet-payment.tsx'

interface PayPalPaymentProps extends PaymentCallbacks {
  settings: { environment: PayPalEnvironment; clientId: string }
  method: 'card' | 'wallet'
  /** BCP 47 */
  locale: string
  /** While the page is busy with something else, such as asking our server for the outcome. */
  isDisabled?: boolean
  /** Before the payment step is reached nothing is fetched from PayPal. */
  isReached?: boolean
  /** On the card's button, such as `Pay $61.97`. */
  payLabel?: string
  /** The payment that was under way when PayPal's page sent the buyer back here. */
  livePaymentId?: string | null
}

/** Paying by PayPal: a card in fields of PayPal's, or PayPal's wallet. */
export function PayPalPayment({
  settings,
  method,
  locale,
  isDisabled = false,
  isReached = true,
  payLabel = 'Pay now',
  livePaymentId = null,
  ...callbacks
}: PayPalPaymentProps) {
  const { status, connected, retry } = usePayPalSdk({ ...settings, locale, isReached })
  const shared = {
    ...callbacks,
    status,
    sdk: connected?.sdk ?? null,
    onRetry: retry,
    isDisabled,
  }
  if (connected && !connected.offers[method])
    return (
      <Note tone="caution" role="status" title="PayPal does not offer this here.">
        Please choose another way to pay.
      </Note>
    )
  return (
    <Stack>
      {settings.environment === 'sandbox' && status !== 'initial' && (
        <Note tone="caution" title="PayPal’s sandbox.">
          No money moves here. Never type a real card.
        </Note>
      )}
      {method === 'card' ? (
        <CardPayment {...shared} payLabel={payLabel} />
      ) : (
        <WalletPayment {...shared} livePaymentId={livePaymentId} />
      )}
    </Stack>
  )
}
