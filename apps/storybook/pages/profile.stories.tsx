import { AccountPanel, AvatarField, Button, Form, Note, Stack, TextField } from '@stoa/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InAccount } from './in-account.tsx'

interface ProfileProps {
  state: 'confirmed' | 'unconfirmed' | 'refused' | 'saving'
}

const nothing = () => {}

function ProfilePage({ state }: ProfileProps) {
  const errors = state === 'refused' ? { username: 'This name is taken.' } : undefined
  return (
    <InAccount title="Profile" path="/account/profile">
      <Stack gap="lg">
        {state === 'unconfirmed' && (
          <Note
            tone="caution"
            title="Your email is not confirmed."
            action={{ label: 'Send the email again', onClick: nothing }}
          >
            The link is in the email that we sent to mara@stoa.example.
          </Note>
        )}
        <AccountPanel title="Profile" description="Shown to shops and on your reviews." narrow>
          <Stack>
            <AvatarField
              name="Mara"
              error={state === 'refused' ? 'This file is larger than 5 MB.' : undefined}
              onFile={nothing}
            />
            <Form errors={errors} onSubmit={nothing} aria-label="Profile">
              <TextField name="username" label="Name" defaultValue="Mara" autoComplete="name" required />
              <TextField
                name="email"
                label="Email"
                value="mara@stoa.example"
                hint={state === 'unconfirmed' ? 'Not confirmed yet.' : 'Confirmed.'}
                disabled
              />
              <Stack layout="row">
                <Button type="submit" busy={state === 'saving'}>
                  Save
                </Button>
              </Stack>
            </Form>
          </Stack>
        </AccountPanel>
        <AccountPanel
          title="Your data"
          description="One file with everything that we keep about you: profile, addresses, devices, cart and reviews."
        >
          <Button emphasis="line">Download my data</Button>
        </AccountPanel>
        <AccountPanel
          title="Delete your account"
          description="Your addresses, cart, devices and picture go at once. This cannot be undone."
        >
          <Button emphasis="line">Delete my account</Button>
        </AccountPanel>
      </Stack>
    </InAccount>
  )
}

/** A user's profile, and what happens to the data about them. */
const meta = {
  title: 'Pages/Profile',
  component: ProfilePage,
  args: { state: 'confirmed' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unconfirmed: Story = { args: { state: 'unconfirmed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Saving: Story = { args: { state: 'saving' } }
