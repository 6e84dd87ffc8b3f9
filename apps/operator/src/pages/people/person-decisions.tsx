import { unwrap } from '@stoa/api-client'
import type { EmailPreview, OperatorPerson } from '@stoa/api-client/operator-schema'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import type { Choice } from '../../decisions/choice.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { EmailText } from '../catalog/email-text.tsx'
import { useGround } from '../catalog/ground-fields.tsx'
import { personLabels as t } from './person-page.labels.ts'

interface PersonDecisionsProps {
  person: OperatorPerson
  /** Reads the person again. */
  onRead: () => void
}

/** Shows the decisions about an account. */
export function PersonDecisions({ person, onRead }: PersonDecisionsProps) {
  const { id, name, isBlocked, allowed, expect } = person
  const { ground, clause, parts, onEmail } = useGround()
  const [email, setEmail] = useState<EmailPreview | null>(null)
  const navigate = useNavigate()
  const path = { id }

  const block: Choice = {
    ...parts,
    label: t.block,
    title: t.blockTitle(name),
    tone: 'critical',
    isReasonSent: true,
    async send(call, reason) {
      const outcome = await unwrap(
        client.PUT('/api/operator/people/{id}/block', {
          params: { path, ...call },
          body: { ground, clause, reason, expect },
        }),
      )
      onEmail(outcome.email)
      return outcome
    },
  }
  const unblock: Choice = {
    label: t.unblock,
    title: t.unblockTitle(name),
    isReasonSent: true,
    preview: <EmailText email={email} />,
    async send(call, reason) {
      const outcome = await unwrap(
        client.DELETE('/api/operator/people/{id}/block', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      )
      setEmail(outcome.email)
      return outcome
    },
  }
  const endSessions: Choice = {
    label: t.endSessions,
    title: t.endSessionsTitle(name),
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/people/{id}/sessions/end', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      ),
  }
  const resetFactor: Choice = {
    label: t.resetFactor,
    title: t.resetFactorTitle(name),
    tone: 'critical',
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/people/{id}/second-factor/reset', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      ),
  }
  const sendExport: Choice = {
    label: t.sendExport,
    title: t.sendExportTitle(name),
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/people/{id}/export', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      ),
  }
  const remove: Choice = {
    label: t.remove,
    title: t.removeTitle(name),
    tone: 'critical',
    async send(call, reason) {
      const outcome = await unwrap(
        client.POST('/api/operator/people/{id}/delete', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      )
      if (!outcome.isDryRun) void navigate('/people', { replace: true })
      return outcome
    },
  }
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        ...(isBlocked ? { unblock } : { block }),
        end_sessions: endSessions,
        reset_factor: resetFactor,
        export: sendExport,
        delete: remove,
      }}
    />
  )
}
