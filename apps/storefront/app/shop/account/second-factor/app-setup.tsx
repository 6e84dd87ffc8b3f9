import { MAX_APP_CODE_LENGTH } from '@stoa/api-client/limits'
import type { NewAuthenticatorApp } from '@stoa/api-client/schema'
import { Button, Dialog, Form, Stack, TextField } from '@stoa/ui'
import encodeQR from 'qr'
import { useMemo, useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { secondFactorLabels } from './second-factor.labels.ts'
import { activateApp, startApp, type WithSecondFactor } from './second-factor-calls.ts'

export interface SetupProps {
  readonly withSecondFactor: WithSecondFactor
  readonly onClose: () => void
  /** Called with the new recovery codes. Empty if the account had some already. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Sets up an authenticator app: asks for the password, shows a QR code, then asks for a first code. */
export function AppSetup({ withSecondFactor, onClose, onDone }: SetupProps) {
  const [made, setMade] = useState<NewAuthenticatorApp | null>(null)
  if (made) return <FirstCode made={made} onClose={onClose} onDone={onDone} />
  return (
    <PasswordDialog
      title={secondFactorLabels.setUpApp}
      submitLabel={secondFactorLabels.continue}
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
      title={secondFactorLabels.scan}
      description={secondFactorLabels.scanHint}
    >
      <Form
        errors={problem?.fields}
        onSubmit={({ code = '' }) => void call(() => activate(code.trim()))}
        aria-label={secondFactorLabels.confirmApp}
      >
        <ProblemNote problem={problem} />
        <img src={picture} width={200} height={200} alt={secondFactorLabels.qrCode} />
        <p>
          {secondFactorLabels.typeKey} <code>{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <TextField
          name="code"
          label={secondFactorLabels.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={MAX_APP_CODE_LENGTH}
          required
        />
        <Stack layout="row">
          <Button type="submit" busy={busy !== undefined}>
            {secondFactorLabels.turnOn}
          </Button>
          <Button emphasis="plain" onClick={onClose}>
            {secondFactorLabels.cancel}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** Draws the QR code on white in both themes, because cameras expect dark on light. */
function pictureOf(uri: string): string {
  const white = '<rect width="100%" height="100%" fill="#fff"/>'
  const drawing = encodeQR(uri, 'svg', { border: 4 }).replace(/<svg[^>]*>/, tag => tag + white)
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
