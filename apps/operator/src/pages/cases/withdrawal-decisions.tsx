import { unwrap } from '@stoa/api-client'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import type { CaseDecisionProps } from './case-decision.ts'
import { caseDecisionLabels as t } from './case-decisions.labels.ts'

/** Matching a withdrawal to a purchase, and rejecting it. */
export function WithdrawalDecisions({ found, onRead }: CaseDecisionProps) {
  const { id, purchase, allowed, expect } = found
  const [number, setNumber] = useState(purchase ?? '')
  const path = { id }
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        match_withdrawal: {
          label: t.match,
          title: t.matchTitle,
          fields: (
            <TextField
              label={t.number}
              hint={t.numberHint}
              name="number"
              maxLength={40}
              required
              value={number}
              onValueChange={setNumber}
            />
          ),
          fieldState: number,
          send: (call, reason) =>
            unwrap(
              client.POST('/api/operator/withdrawals/{id}/resolve', {
                params: { path, ...call },
                body: { decision: 'match', number: number.trim(), reason, expect },
              }),
            ),
        },
        reject_withdrawal: {
          label: t.reject,
          title: t.rejectTitle,
          tone: 'critical',
          isReasonSent: true,
          send: (call, reason) =>
            unwrap(
              client.POST('/api/operator/withdrawals/{id}/resolve', {
                params: { path, ...call },
                body: { decision: 'reject', reason, expect },
              }),
            ),
        },
      }}
    />
  )
}
