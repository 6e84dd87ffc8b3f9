import { MAX_APP_CODE_LENGTH } from '@stoa/api-client/limits'
import type { NewAuthenticatorApp } from '@stoa/api-client/schema'
import { Button, Dialog, Form, Stack, TextField } from '@stoa/ui'
import encodeQR from 'qr'
import { useMemo, useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { activateApp, startApp, type WithSecondFactor } from './second-factor-calls.ts'

export interface SetupProps {
  readonly withSecondFactor: WithSecondFactor
  readonly onClose: () => void
  /** Called with the recovery codes, where the account had none. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** First the password, then the code to scan, then a first code of the app. */
export function AppSetup({ withSecondFactor, onClose, onDone }: SetupProps) {
  const [made, setMade] = useState<NewAuthenticatorApp | null>(null)
  if (made) return <FirstCode made={made} onClose={onClose} onDone={onDone} />
  return (
    <PasswordDialog
      title="Set up an authenticator app"
      submitLabel="Continue"
      onClose={onClose}
      send={async password => setMade(await withSecondFactor(() => startApp(password)))}
    />
  )
}

function FirstCode({
  made,
  onClose,
  onDone,
}: { made: NewAuthenticatorApp } & Omit<SetupProps, 'withSecondFactor'>) {
  const { busy, problem, call } = useCall()
  const activate = async (code: string) => {
    const { recoveryCodes } = await activateApp(code)
    onDone(recoveryCodes)
  }
  const picture = useMemo(() => pictureOf(made.uri), [made.uri])
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Scan this with your app"
      description="Then type the six digits that it shows."
    >
      <Form
        errors={problem?.fields}
        onSubmit={({ code = '' }) => void call(() => activate(code.trim()))}
        aria-label="Confirm the app"
      >
        <ProblemNote problem={problem} />
        <img src={picture} width={200} height={200} alt="QR code for your authenticator app" />
        <p>
          Or type this key into the app: <code>{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={MAX_APP_CODE_LENGTH}
          required
        />
        <Stack row>
          <Button type="submit" busy={busy !== undefined}>
            Turn it on
          </Button>
          <Button emphasis="plain" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** On white in either theme: cameras read dark on light. */
function pictureOf(uri: string): string {
  const white = '<rect width="100%" height="100%" fill="#fff"/>'
  const drawing = encodeQR(uri, 'svg', { border: 4 }).replace(/<svg[^>]*>/, tag => tag + white)
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
