import { unwrap } from '@stoa/api-client'
import { MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { AccountPanel, Button, Dialog, Form, PasswordField, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { core } from '../../data/core.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'

const deleteAccount = (password: string) =>
  core.auth.withSignOut(() => unwrap(api.DELETE('/api/user/me', { body: { password } })))

/** Ends the account for good, after its password. */
export function DeletePanel() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { busy, problem, call } = useCall()
  const submit = async (password: string) => {
    if (!(await call(() => deleteAccount(password))).ok) return
    setOpen(false)
    toasts.show({ type: 'success', title: 'Your account is deleted' })
    // Home first: a page for signed-in people would ask a guest to log in.
    await navigate('/', { replace: true })
    core.auth.clearSession()
  }
  return (
    <AccountPanel
      title="Delete your account"
      text="Your addresses, cart, devices and picture go at once. Reviews and answered questions stay, under “Former member”. This cannot be undone."
    >
      <Stack row>
        <Button emphasis="line" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </Stack>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="Enter your password, so that nobody else can do this."
      >
        <Form
          errors={problem?.fields}
          onSubmit={({ password = '' }) => void submit(password)}
          aria-label="Delete your account"
        >
          <ProblemNote problem={problem} />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
          />
          <Stack row>
            <Button type="submit" tone="critical" busy={busy !== undefined}>
              Delete for good
            </Button>
            <Button emphasis="plain" onClick={() => setOpen(false)}>
              Keep my account
            </Button>
          </Stack>
        </Form>
      </Dialog>
    </AccountPanel>
  )
}
