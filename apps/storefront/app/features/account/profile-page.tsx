import { useAuth, useCore } from '@stoa/cart-core/react'
import { Button, Form, Note, Panel, Stack, TextField } from '@stoa/ui'
import { useSubmission } from '../session/use-submission.ts'

export function ProfilePage() {
  const core = useCore()
  const user = useAuth(state => state.user)
  const { busy, problem, submit } = useSubmission(core.auth.updateProfile)
  if (!user) return null
  return (
    <Panel padded>
      <Form
        errors={problem?.fields}
        onSubmit={({ username = '' }) => void submit({ username: username.trim() })}
      >
        {problem?.notice && (
          <Note tone={problem.notice.tone} title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
        <TextField
          key={user.username}
          name="username"
          label="Name"
          defaultValue={user.username}
          autoComplete="name"
          maxLength={60}
          required
        />
        <TextField name="email" label="E-mail" value={user.email ?? ''} disabled />
        <Stack row>
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </Stack>
      </Form>
    </Panel>
  )
}
