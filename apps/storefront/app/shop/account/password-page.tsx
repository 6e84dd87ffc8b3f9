import { unwrap } from '@stoa/api-client'
import { MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { mutatePath } from '@stoa/api-client/swr'
import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Button, Form, Note, PasswordField, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { api } from '../../data/api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { PasswordLink } from './password-link.tsx'
import { passwordPageLabels } from './password-page.labels.ts'
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

const change = (currentPassword: string, newPassword: string) =>
  unwrap(api.POST('/api/user/change-password', { body: { currentPassword, newPassword } }))

export function PasswordPage() {
  const user = useAuth(state => state.user)
  const { mutate } = useSWRConfig()
  const [changes, setChanges] = useState(0)
  const { busy, isDone, problem, call } = useCall()
  const submit = async ({ currentPassword = '', newPassword = '' }: Record<string, string>) => {
    if (!(await call(() => change(currentPassword, newPassword))).ok) return
    setChanges(count => count + 1)
    await mutatePath(mutate, '/api/user/sessions')
  }
  return (
    <Stack gap="lg">
      <AccountPanel title={passwordPageLabels.title} description={passwordPageLabels.text} narrow>
        {/* A new key empties the fields once the change is made. */}
        <Form
          key={changes}
          errors={problem?.fields}
          onSubmit={fields => void submit(fields)}
          aria-label={passwordPageLabels.title}
        >
          {changes > 0 && isDone && (
            <Note tone="positive" role="status" title={passwordPageLabels.changed}>
              {passwordPageLabels.changedText}
            </Note>
          )}
          <ProblemNote problem={problem} />
          <PasswordField
            name="currentPassword"
            label={passwordPageLabels.current}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
          />
          <NewPasswordField name="newPassword" own={user ? [user.username, user.email ?? ''] : []} />
          <Stack layout="row">
            <Button type="submit" busy={busy !== undefined}>
              {passwordPageLabels.submit}
            </Button>
            {user?.email && <PasswordLink email={user.email} />}
          </Stack>
        </Form>
      </AccountPanel>
      <SecondFactorPanel />
      <SessionsPanel />
    </Stack>
  )
}
