import { unwrap } from '@stoa/api-client'
import type { EmailPreview, OperatorContent, Restriction } from '@stoa/api-client/operator-schema'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import type { Choice } from '../../decisions/choice.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { contentLabels as t } from './content-page.labels.ts'
import { EmailText } from './email-text.tsx'
import { useGround } from './ground-fields.tsx'

interface ContentDecisionProps {
  content: OperatorContent
  /** Reads the content again. */
  onRead: () => void
}

/** Takes content down, after the email was shown. */
export function RestrictContent({ content, onRead }: ContentDecisionProps) {
  const { kind, id, title, allowed, expect } = content
  const { ground, clause, parts, onEmail } = useGround()
  const restrict: Choice = {
    ...parts,
    label: t.restrict,
    title: t.restrictTitle(title),
    tone: 'critical',
    isReasonSent: true,
    async send(call, reason) {
      const outcome = await unwrap(
        client.POST('/api/operator/restrictions', {
          params: call,
          body: { kind, subject: id, ground, clause, reason, expect },
        }),
      )
      onEmail(outcome.email)
      return outcome
    },
  }
  return <Decisions allowed={allowed} onRead={onRead} choices={{ restrict }} />
}

interface LiftProps extends ContentDecisionProps {
  restriction: Restriction
}

/** Lifts one decision. */
export function LiftRestriction({ content, restriction, onRead }: LiftProps) {
  const [email, setEmail] = useState<EmailPreview | null>(null)
  const lift: Choice = {
    label: t.lift,
    title: t.liftTitle,
    isReasonSent: true,
    preview: <EmailText email={email} />,
    async send(call, reason) {
      const outcome = await unwrap(
        client.POST('/api/operator/restrictions/{id}/lift', {
          params: { path: { id: restriction.id }, ...call },
          body: { reason, expect: content.expect },
        }),
      )
      setEmail(outcome.email)
      return outcome
    },
  }
  return <Decisions allowed={content.allowed} onRead={onRead} choices={{ lift }} />
}
