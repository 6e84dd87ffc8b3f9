import type { PaymentMethod } from '@stoa/api-client/schema'
import { Note, RadioGroup, Stack } from '@stoa/ui'
import { useState } from 'react'
import { marketFacts } from '../../lib/market.ts'
import { PayPalPayment } from './payment/index.ts'
import { payPalProviderLabels as t } from './paypal-provider.labels.ts'
import type { ProviderStepProps } from './provider-step.ts'

const METHODS = [
  { value: 'card', label: t.card },
  { value: 'wallet', label: t.wallet },
] satisfies { value: PaymentMethod; label: string }[]

/** Shows the choice between card and wallet, each with PayPal's own fields and button. */
export function PayPalProvider(props: ProviderStepProps) {
  const { settings, startPayment, onFailed, onApproved, onCancel, payLabel, livePaymentId } = props
  const { isDisabled, agreement, bar } = props
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { environment, clientId } = settings
  if (environment === 'test' || clientId === null)
    return (
      <Note tone="critical" title={t.missing.title}>
        {t.missing.text}
      </Note>
    )
  return (
    <>
      <Stack>
        <RadioGroup
          label={t.method}
          emphasis="line"
          options={METHODS}
          value={method}
          onValueChange={value => setMethod(value as PaymentMethod)}
        />
        {agreement}
        <PayPalPayment
          key={method}
          onApproved={onApproved}
          onCancel={onCancel}
          payLabel={payLabel}
          livePaymentId={livePaymentId}
          isDisabled={isDisabled}
          locale={marketFacts().locale}
          settings={{ environment, clientId }}
          method={method}
          startPayment={() => startPayment(method)}
          onFailed={reason => reason !== 'not_started' && onFailed(t[reason])}
        />
      </Stack>
      {bar}
    </>
  )
}
