import { useAuth, useCore } from '@stoa/cart-core/react'
import { AccountPanel, AvatarField, Button, Form, Stack, TextField } from '@stoa/ui'
import { useState } from 'react'
import { useSubmission } from '../session/use-submission.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { DataPanel } from './data-panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { pictureProblem } from './picture-problem.ts'
import { ProblemNote } from './problem-note.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

export function ProfilePage() {
  const core = useCore()
  const user = useAuth(state => state.user)
  const profile = useSubmission(core.auth.updateProfile)
  const avatar = useSubmission(core.auth.updateProfile)
  const [refused, setRefused] = useState<string>()
  if (!user) return null

  const choose = (file: File) => {
    const problem = pictureProblem(file)
    setRefused(problem)
    if (!problem) void avatar.submit({ avatar: file })
  }
  return (
    <Stack gap="lg">
      <ConfirmAddress />
      <AccountPanel title="Profile" text="This is how shops and reviews greet you." narrow>
        <Stack>
          <AvatarField
            name={user.username}
            src={user.avatar ?? undefined}
            busy={avatar.busy}
            error={refused ?? avatar.problem?.fields.avatar ?? avatar.problem?.notice?.text}
            onChoose={choose}
          />
          <Form
            errors={profile.problem?.fields}
            onSubmit={({ username = '' }) => void profile.submit({ username: username.trim() })}
            aria-label="Profile"
          >
            <ProblemNote problem={profile.problem} />
            <TextField
              key={user.username}
              name="username"
              label="Name"
              defaultValue={user.username}
              autoComplete="name"
              minLength={2}
              maxLength={60}
              required
            />
            <TextField
              name="email"
              label="E-mail"
              value={user.email ?? ''}
              hint={
                user.emailConfirmed ? 'Confirmed.' : 'Not confirmed yet: the link is in the letter we sent.'
              }
              disabled
            />
            <Stack row>
              <Button type="submit" busy={profile.busy}>
                Save
              </Button>
              {user.email && !user.emailConfirmed && <ResendConfirmation email={user.email} />}
            </Stack>
          </Form>
        </Stack>
      </AccountPanel>
      <DataPanel />
      <DeletePanel />
    </Stack>
  )
}
