import type { PaymentMethod, PaymentSettings } from '@stoa/api-client/schema'
import { Note, RadioGroup, Stack } from '@stoa/ui'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import type { ProviderEvents, StartedPayment } from './payment-provider.ts'

/** `not_started`: the page knows why. Nothing was taken in any of them. */
type FailureReason = 'not_started' | 'declined' | 'unavailable'

const REASONS: Record<Exclude<FailureReason, 'not_started'>, string> = {
  declined: 'The payment was declined. Nothing was charged. Please use another card, or ask your bank.',
  unavailable: 'PayPal does not answer. Nothing was charged: please try again.',
}

interface PayPalPaymentProps extends Omit<ProviderEvents, 'startPayment' | 'onFailed'> {
  readonly settings: Pick<PaymentSettings, 'environment' | 'clientId'>
  readonly method: PaymentMethod
  readonly startPayment: () => Promise<StartedPayment>
  readonly onFailed: (reason: FailureReason) => void
  readonly locale: string
  /** On the card's button. */
  readonly payLabel: string
  /** What was under way when PayPal's page sent the buyer back. */
  readonly livePaymentId: string | null
  readonly isDisabled: boolean
}

const parts = import.meta.glob<{ PayPalPayment: ComponentType<PayPalPaymentProps> }>(
  './payment/paypal-payment.tsx',
)

const Missing = () => (
  <Note tone="critical" title="PayPal could not be loaded.">
    Nothing was charged. Please load this page again.
  </Note>
)

const PayPalPayment = lazy<ComponentType<PayPalPaymentProps>>(async () => {
  const [load] = Object.values(parts)
  const part = await load?.().catch(() => null)
  return { default: part?.PayPalPayment ?? Missing }
})

const METHODS = [
  { value: 'card', label: 'Card' },
  { value: 'wallet', label: 'PayPal' },
] satisfies { value: PaymentMethod; label: string }[]

export interface PayPalProviderProps
  extends Omit<PayPalPaymentProps, 'method' | 'startPayment' | 'onFailed'>,
    Pick<ProviderEvents, 'startPayment' | 'onFailed'> {}

/** Card or wallet, each with PayPal's own fields and button. */
export function PayPalProvider({ startPayment, onFailed, ...rest }: PayPalProviderProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  usePolicyOfCheckout()
  return (
    <Stack>
      <RadioGroup
        label="How do you want to pay?"
        framed
        options={METHODS}
        value={method}
        onValueChange={value => setMethod(value as PaymentMethod)}
      />
      <PayPalPayment
        key={method}
        {...rest}
        method={method}
        startPayment={() => startPayment(method)}
        onFailed={reason => reason !== 'not_started' && onFailed(REASONS[reason])}
      />
    </Stack>
  )
}

/** PayPal's code is allowed by the document of /checkout alone: one that began elsewhere is loaded anew. */
function usePolicyOfCheckout() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (entry && new URL(entry.name).pathname !== '/checkout') window.location.reload()
  }, [])
}
