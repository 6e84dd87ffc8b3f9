import { unwrap } from '@stoa/api-client'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import type { Choice } from '../../decisions/choice.ts'
import { DecideButton } from '../../decisions/decide-button.tsx'
import { balancesLabels as t } from './balances-page.labels.ts'

interface PreparePayoutsProps {
  /** Shops to pay; empty for all. */
  shops: readonly string[]
  /** State of all payouts when the list was read. Undefined while it loads. */
  expect: string | undefined
  onRead: () => void
}

/** Asks for a batch of payouts, and goes to it. */
export function PreparePayouts({ shops, expect, onRead }: PreparePayoutsProps) {
  const navigate = useNavigate()
  const [min, setMin] = useState('')
  const count = shops.length
  const choice: Choice = {
    label: t.prepare,
    title: count === 0 ? t.titleAll : t.titleChosen(count),
    fields: (
      <TextField
        label={t.min}
        hint={t.minHint}
        inputMode="decimal"
        pattern="\d{0,9}([.]\d{1,3})?"
        value={min}
        onValueChange={setMin}
      />
    ),
    fieldState: min,
    async send({ query, header }, reason) {
      const made = await unwrap(
        client.POST('/api/operator/payout-batches', {
          params: { query, header },
          body: {
            reason,
            expect: expect ?? '',
            ...(count > 0 && { shops: [...shops] }),
            ...(min !== '' && { min: Number(min) }),
          },
        }),
      )
      if (made.batchId) void navigate(`/money/payouts/${made.batchId}`)
      return made
    },
  }
  return (
    <DecideButton
      choice={choice}
      label={count === 0 ? t.prepareAll : t.prepareChosen(count)}
      disabled={expect === undefined}
      onRead={onRead}
    />
  )
}
