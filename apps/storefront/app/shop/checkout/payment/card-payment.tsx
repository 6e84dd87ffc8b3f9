import type { CardFieldsOneTimePaymentSession } from '@paypal/paypal-js/sdk-v6'
import { Button, PaymentFields, type SdkStatus } from '@stoa/ui'
import { useState } from 'react'
import { payPalLabels } from './payment.labels.ts'
import type { PaymentCallbacks } from './payment-callbacks.ts'
import { useCardFields } from './use-card-fields.ts'
import type { PayPalSdk } from './use-paypal-sdk.ts'

interface CardPaymentProps extends PaymentCallbacks {
  status: SdkStatus
  sdk: PayPalSdk | null
  onRetry: () => void
  isDisabled: boolean
  payLabel: string
}

/** Shows PayPal's card fields and the button that sends them to PayPal. */
export function CardPayment({ status, sdk, onRetry, isDisabled, payLabel, ...callbacks }: CardPaymentProps) {
  const [isPaying, setPaying] = useState(false)
  const pay = async () => {
    const session = fields.session.current
    if (!session || isPaying || isDisabled || !fields.check()) return
    setPaying(true)
    await payByCard(session, callbacks)
    setPaying(false)
  }
  const fields = useCardFields(sdk, () => void pay())
  return (
    <PaymentFields
      status={status}
      provider={payPalLabels.name}
      method="card"
      card={fields.states}
      onRetry={onRetry}
      action={
        <Button size="lg" block busy={isPaying} disabled={isDisabled} onClick={() => void pay()}>
          {payLabel}
        </Button>
      }
    />
  )
}

async function payByCard(
  session: CardFieldsOneTimePaymentSession,
  { startPayment, onApproved, onFailed, onCancel }: PaymentCallbacks,
): Promise<void> {
  const started = await startPayment().catch(() => null)
  if (!started) return onFailed('not_started')
  const answer = await session.submit(started.reference).catch((error: unknown) => {
    console.error(
      `storefront: PayPal did not take the card: ${error instanceof Error ? error.message : error}`,
    )
    return null
  })
  if (!answer) return onFailed('unavailable')
  if (answer.state === 'succeeded') return onApproved(started.paymentId)
  if (answer.state === 'canceled') return onCancel()
  return onFailed('declined')
}
