import type { PaymentMethod, PaymentSettings } from '@stoa/api-client/schema'
import { Note, RadioGroup, Stack } from '@stoa/ui'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import type { ProviderEvents, StartedPayment } from './payment-provider.ts'

interface PayPalPaymentProps extends Omit<ProviderEvents, 'startPayment'> {
  readonly settings: Pick<PaymentSettings, 'environment' | 'clientId'>
  readonly method: PaymentMethod
  readonly startPayment: () => Promise<StartedPayment>
  readonly locale: string
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

export interface PayPalProviderProps extends Omit<PayPalPaymentProps, 'method' | 'startPayment'> {
  readonly startPayment: ProviderEvents['startPayment']
}

/** Card or wallet, each with PayPal's own fields and button. */
export function PayPalProvider({ startPayment, ...rest }: PayPalProviderProps) {
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
      <PayPalPayment key={method} {...rest} method={method} startPayment={() => startPayment(method)} />
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
