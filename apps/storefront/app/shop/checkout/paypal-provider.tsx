import type { PaymentMethod } from '@stoa/api-client/schema'
import { Note, RadioGroup, Stack } from '@stoa/ui'
import { useState } from 'react'
import { LOCALE } from '../../lib/money.ts'
import { PayPalPayment } from './payment/index.ts'
import type { ProviderStepProps } from './provider-step.ts'

const REASONS = {
  declined: 'The payment was declined. Nothing was charged. Please use another card, or ask your bank.',
  unavailable: 'PayPal does not answer. Nothing was charged: please try again.',
} as const

const METHODS = [
  { value: 'card', label: 'Card' },
  { value: 'wallet', label: 'PayPal' },
] satisfies { value: PaymentMethod; label: string }[]

/** Card or wallet, each with PayPal's own fields and button. */
export function PayPalProvider(props: ProviderStepProps) {
  const { settings, startPayment, onFailed, onApproved, onCancel, payLabel, livePaymentId, isDisabled, bar } =
    props
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { environment, clientId } = settings
  if (environment === 'test' || clientId === null)
    return (
      <Note tone="critical" title="PayPal could not be loaded.">
        Nothing was charged. Please load this page again.
      </Note>
    )
  return (
    <>
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
          onApproved={onApproved}
          onCancel={onCancel}
          payLabel={payLabel}
          livePaymentId={livePaymentId}
          isDisabled={isDisabled}
          locale={LOCALE}
          settings={{ environment, clientId }}
          method={method}
          startPayment={() => startPayment(method)}
          onFailed={reason => reason !== 'not_started' && onFailed(REASONS[reason])}
        />
      </Stack>
      {bar}
    </>
  )
}
