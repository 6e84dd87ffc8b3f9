import { unwrap } from '@stoa/api-client'
import type { PayoutBatch } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { Unsendable } from '../../decisions/unsendable.ts'
import { batchLabels as t } from './batch-page.labels.ts'
import { readReferences } from './references.ts'

/** Marks payouts of a batch as paid, by the lines of the bank's statement. */
export function MarkPaid({ batch, onRead }: { batch: PayoutBatch; onRead: () => void }) {
  const { id, number, allowed, expect } = batch
  const [on, setOn] = useState(() => new Date().toLocaleDateString('sv'))
  const [text, setText] = useState('')
  const { references, badLine } = readReferences(text)
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        mark_paid: {
          label: t.markPaid,
          title: t.paidTitle(number),
          hasNoReason: true,
          fields: (
            <>
              <DayField label={t.on} value={on} onValueChange={setOn} />
              <TextArea
                label={t.references}
                hint={t.referencesHint}
                value={text}
                onValueChange={setText}
                error={badLine === null ? undefined : t.badLine(badLine)}
                required
              />
            </>
          ),
          fieldState: `${on} ${text}`,
          async send(call) {
            if (badLine !== null) throw new Unsendable(t.badLine(badLine))
            return unwrap(
              client.POST('/api/operator/payout-batches/{id}/paid', {
                params: { path: { id }, ...call },
                body: { expect, on, references },
              }),
            )
          },
        },
      }}
    />
  )
}
