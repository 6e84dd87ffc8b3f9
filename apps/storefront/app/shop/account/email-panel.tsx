import { unwrap } from '@stoa/api-client'
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { AccountPanel, Button, Form, Note, PasswordField, Stack, TextField } from '@stoa/ui'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { useSecondFactor } from '../../shared/session/use-second-factor.tsx'
import { emailPanelLabels as t } from './email-panel.labels.ts'

const ask = (email: string, password: string) =>
  unwrap(api.POST('/api/user/change-email', { body: { email, password } }))

/** Asks for another email address of the account, which a link to the new one then changes. */
export function EmailPanel() {
  const { busy, isDone, problem, call } = useCall()
  const { withSecondFactor, dialog } = useSecondFactor()
  const [requests, setRequests] = useState(0)
  const submit = async (email: string, password: string) => {
    if ((await call(() => withSecondFactor(() => ask(email, password)))).ok) setRequests(count => count + 1)
  }
  return (
    <AccountPanel title={t.title} description={t.text} narrow>
      {/* A new key empties the fields once the link is sent. */}
      <Form
        key={requests}
        errors={problem?.fields}
        onSubmit={({ email = '', password = '' }) => void submit(email.trim(), password)}
        aria-label={t.title}
      >
        {requests > 0 && isDone && (
          <Note tone="positive" role="status" title={t.sent}>
            {t.sentText}
          </Note>
        )}
        <ProblemNote problem={problem} />
        <TextField
          name="email"
          type="email"
          label={t.email}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
        <PasswordField
          name="password"
          label={t.password}
          hint={t.hint}
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          required
        />
        <Stack layout="row">
          <Button type="submit" emphasis="line" busy={busy !== undefined}>
            {t.submit}
          </Button>
        </Stack>
      </Form>
      {dialog}
    </AccountPanel>
  )
}
