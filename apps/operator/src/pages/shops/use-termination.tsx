import { unwrap } from '@stoa/api-client'
import type { EmailPreview, OperatorShop, TerminateRequest } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { dayInWords } from '../../api/in-words.ts'
import type { Choice, DecisionCall } from '../../decisions/choice.ts'
import { EmailText } from '../catalog/email-text.tsx'
import { useGround } from '../catalog/ground-fields.tsx'
import { shopDecisionsLabels as t } from './shop-decisions.labels.ts'

/** The decisions that announce and withdraw the termination of a shop. */
export function useTermination({ id, name, firstEnd, expect }: OperatorShop): {
  terminate: Choice
  withdraw: Choice
} {
  const { ground, clause, parts, onEmail } = useGround()
  const [on, setOn] = useState<string>(firstEnd)
  const [email, setEmail] = useState<EmailPreview | null>(null)
  const send = (call: DecisionCall, body: Omit<TerminateRequest, 'expect'>) =>
    unwrap(
      client.POST('/api/operator/shops/{id}/terminate', {
        params: { path: { id }, ...call },
        body: { ...body, expect },
      }),
    )
  return {
    terminate: {
      ...parts,
      label: t.terminate,
      title: t.terminateTitle(name),
      tone: 'critical',
      isReasonSent: true,
      fields: (
        <>
          <DayField
            label={t.on}
            hint={t.onHint(dayInWords(firstEnd))}
            min={firstEnd}
            value={on}
            onValueChange={setOn}
          />
          {parts.fields}
        </>
      ),
      fieldState: `${on} ${parts.fieldState}`,
      async send(call, reason) {
        const outcome = await send(call, { on: on || firstEnd, ground, clause, reason })
        onEmail(outcome.email)
        return outcome
      },
    },
    withdraw: {
      label: t.withdraw,
      title: t.withdrawTitle(name),
      isReasonSent: true,
      preview: <EmailText email={email} />,
      async send(call, reason) {
        const outcome = await send(call, { on: null, reason })
        setEmail(outcome.email)
        return outcome
      },
    },
  }
}
