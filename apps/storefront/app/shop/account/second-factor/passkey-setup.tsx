import { MAX_PASSKEY_NAME_LENGTH } from '@stoa/api-client/limits'
import { Note, TextField } from '@stoa/ui'
import { useState } from 'react'
import type { SetupProps } from './app-setup.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { addPasskey } from './second-factor-calls.ts'

/** A name and the password; then the browser asks for a fingerprint, a face, a PIN or a key. */
export function PasskeySetup({ withSecondFactor, onClose, onDone }: SetupProps) {
  const [isDeclined, setDeclined] = useState(false)
  return (
    <PasswordDialog
      title="Add a passkey"
      text="Your device or security key confirms log-ins from then on."
      submitLabel="Continue"
      onClose={onClose}
      send={async (password, { name = '' }) => {
        setDeclined(false)
        const codes = await addPasskey(name.trim(), password, withSecondFactor)
        if (codes) onDone(codes)
        else setDeclined(true)
      }}
    >
      {isDeclined && (
        <Note tone="caution" role="alert" title="No passkey was made.">
          Try again, or use an authenticator app.
        </Note>
      )}
      <TextField
        name="name"
        label="Name of the device"
        hint="So that you know it later, such as “Laptop”."
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        required
      />
    </PasswordDialog>
  )
}
