import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '@stoa/api-client/limits'
import { useAuth, useCore } from '@stoa/cart-core/react'
import { AccountPanel, Button, Form, Stack, TextField } from '@stoa/ui'
import { orThrow } from '../../shared/call/core-error.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { AvatarPanel } from './avatar-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { profilePageLabels } from './profile-page.labels.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

export function ProfilePage() {
  const core = useCore()
  const user = useAuth(state => state.user)
  const profile = useCall()
  const rename = (username: string) => profile.call(() => orThrow(core.auth.updateProfile({ username })))
  if (!user) return null

  return (
    <Stack gap="lg">
      <AccountPanel title={profilePageLabels.title} description={profilePageLabels.text} narrow>
        <Stack>
          <AvatarPanel user={user} />
          <Form
            errors={profile.problem?.fields}
            onSubmit={({ username = '' }) => void rename(username.trim())}
            aria-label={profilePageLabels.title}
          >
            <ProblemNote problem={profile.problem} />
            <TextField
              key={user.username}
              name="username"
              label={profilePageLabels.name}
              defaultValue={user.username}
              autoComplete="name"
              minLength={MIN_USERNAME_LENGTH}
              maxLength={MAX_USERNAME_LENGTH}
              required
            />
            <TextField
              name="email"
              label={profilePageLabels.email}
              value={user.email ?? ''}
              hint={user.emailConfirmed ? profilePageLabels.confirmed : profilePageLabels.notConfirmed}
              disabled
            />
            <Stack layout="row">
              <Button type="submit" busy={profile.busy !== undefined}>
                {profilePageLabels.save}
              </Button>
              {user.email && !user.emailConfirmed && <ResendConfirmation email={user.email} />}
            </Stack>
          </Form>
        </Stack>
      </AccountPanel>
      <EmailPanel />
      <DataPanel />
      <DeletePanel />
    </Stack>
  )
}
