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
import { deletePanelLabels } from './delete-panel.labels.ts'

const deleteAccount = (password: string) =>
  core.auth.withSignOut(() => unwrap(api.DELETE('/api/user/me', { body: { password } })))

/** Deletes the account permanently once its password is entered. */
export function DeletePanel() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { busy, problem, call } = useCall()
  const submit = async (password: string) => {
    if (!(await call(() => deleteAccount(password))).ok) return
    setOpen(false)
    toasts.show({ type: 'success', title: deletePanelLabels.deleted })
    // Home first: a page for signed-in people would ask a guest to log in.
    await navigate('/', { replace: true })
    core.auth.clearSession()
  }
  return (
    <AccountPanel title={deletePanelLabels.title} description={deletePanelLabels.text}>
      <Stack layout="row">
        <Button emphasis="line" onClick={() => setOpen(true)}>
          {deletePanelLabels.open}
        </Button>
      </Stack>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={deletePanelLabels.question}
        description={deletePanelLabels.hint}
      >
        <Form
          errors={problem?.fields}
          onSubmit={({ password = '' }) => void submit(password)}
          aria-label={deletePanelLabels.title}
        >
          <ProblemNote problem={problem} />
          <PasswordField
            name="password"
            label={deletePanelLabels.password}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
          />
          <Stack layout="row">
            <Button type="submit" tone="critical" busy={busy !== undefined}>
              {deletePanelLabels.delete}
            </Button>
            <Button emphasis="plain" onClick={() => setOpen(false)}>
              {deletePanelLabels.keep}
            </Button>
          </Stack>
        </Form>
      </Dialog>
    </AccountPanel>
  )
}
