import { unwrap } from '@stoa/api-client'
import type { OperatorPayout } from '@stoa/api-client/operator-schema'
import { RadioGroup } from '@stoa/ui/radio-group'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { DecideButton } from '../../decisions/decide-button.tsx'
import { payoutLabels as t } from './payout-table.labels.ts'

const OUTCOMES = ['failed', 'canceled'] as const
const options = OUTCOMES.map(value => ({ value, label: t[value] }))

/** Ends a payout that wasn't sent, or that the bank sent back. */
export function ClosePayout({ payout, onRead }: { payout: OperatorPayout; onRead: () => void }) {
  const { number, expect, hasNewAccount } = payout
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>(hasNewAccount ? 'canceled' : 'failed')
  return (
    <DecideButton
      label={
        <>
          {t.close}
          <VisuallyHidden>{t.closeOf(payout.shop.name)}</VisuallyHidden>
        </>
      }
      emphasis="line"
      onRead={onRead}
      choice={{
        label: t.closeVerb,
        title: t.closeTitle(number),
        tone: 'critical',
        isReasonSent: true,
        fields: (
          <RadioGroup
            label={t.outcome}
            options={options}
            value={outcome}
            onValueChange={value => setOutcome(OUTCOMES.find(each => each === value) ?? 'failed')}
          />
        ),
        fieldState: outcome,
        send: (call, reason) =>
          unwrap(
            client.POST('/api/operator/payouts/{number}/close', {
              params: { path: { number }, ...call },
              body: { reason, expect, outcome },
            }),
          ),
      }}
    />
  )
}
