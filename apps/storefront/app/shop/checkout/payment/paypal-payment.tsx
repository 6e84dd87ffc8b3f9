import { Note, Stack } from '@stoa/ui'
import { CardPayment } from './card-payment.tsx'
import type { PayPalEnvironment } from './load-sdk.ts'
import { payPalLabels } from './payment.labels.ts'
import type { PaymentCallbacks } from './payment-callbacks.ts'
import { usePayPalSdk } from './use-paypal-sdk.ts'
import { WalletPayment } from './wallet-payment.tsx'

interface PayPalPaymentProps extends PaymentCallbacks {
  settings: { environment: PayPalEnvironment; clientId: string }
  method: 'card' | 'wallet'
  /** BCP 47 */
  locale: string
  /** Whether the page is busy, such as asking our server for the outcome. */
  isDisabled?: boolean
  /** Whether the payment step is reached. Nothing is fetched from PayPal before. */
  isReached?: boolean
  /** Label of the card's button, such as `Pay $61.97`. */
  payLabel?: string
  /** Id of the payment that was pending when PayPal's page sent the buyer back here; null if none was. */
  livePaymentId?: string | null
}

/** Shows PayPal's card fields or the button of PayPal's wallet. */
export function PayPalPayment({
  settings,
  method,
  locale,
  isDisabled = false,
  isReached = true,
  payLabel = payPalLabels.pay,
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
      <Note tone="caution" role="status" title={payPalLabels.notOffered.title}>
        {payPalLabels.notOffered.text}
      </Note>
    )
  return (
    <Stack>
      {settings.environment === 'sandbox' && status !== 'initial' && (
        <Note tone="caution" title={payPalLabels.sandbox.title}>
          {payPalLabels.sandbox.text}
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
