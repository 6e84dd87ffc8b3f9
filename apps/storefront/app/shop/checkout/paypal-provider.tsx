import type { PaymentMethod, PaymentSettings } from '@stoa/api-client/schema'
import { Note, RadioGroup, Stack } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import type { ProviderEvents } from './payment-provider.ts'

const REASONS = {
  declined: 'The payment was declined. Nothing was charged. Please use another card, or ask your bank.',
  unavailable: 'PayPal does not answer. Nothing was charged: please try again.',
} as const

const Missing = () => (
  <Note tone="critical" title="PayPal could not be loaded.">
    Nothing was charged. Please load this page again.
  </Note>
)

const PayPalPayment = lazily(async () => (await import('./payment/index.ts')).PayPalPayment, Missing)

const METHODS = [
  { value: 'card', label: 'Card' },
  { value: 'wallet', label: 'PayPal' },
] satisfies { value: PaymentMethod; label: string }[]

export interface PayPalProviderProps extends ProviderEvents {
  readonly settings: PaymentSettings
  readonly locale: string
  /** On the card's button. */
  readonly payLabel: string
  /** What was under way when PayPal's page sent the buyer back. */
  readonly livePaymentId: string | null
  readonly isDisabled: boolean
}

/** Card or wallet, each with PayPal's own fields and button. */
export function PayPalProvider({ settings, startPayment, onFailed, ...rest }: PayPalProviderProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  usePolicyOfCheckout()
  const { environment, clientId } = settings
  if (environment === 'test' || clientId === null) return <Missing />
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
        settings={{ environment, clientId }}
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
