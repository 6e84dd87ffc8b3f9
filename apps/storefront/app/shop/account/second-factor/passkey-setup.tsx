import { MAX_PASSKEY_NAME_LENGTH } from '@stoa/api-client/limits'
import { Note, TextField } from '@stoa/ui'
import { useState } from 'react'
import type { SetupProps } from './app-setup.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { secondFactorLabels } from './second-factor.labels.ts'
import { addPasskey } from './second-factor-calls.ts'

/** Adds a passkey: asks for a name and the password, then the browser asks for a fingerprint, face, PIN or key. */
export function PasskeySetup({ withSecondFactor, onClose, onDone }: SetupProps) {
  const [isDeclined, setDeclined] = useState(false)
  return (
    <PasswordDialog
      title={secondFactorLabels.addPasskey}
      text={secondFactorLabels.addPasskeyText}
      submitLabel={secondFactorLabels.continue}
      onClose={onClose}
      send={async (password, { name = '' }) => {
        setDeclined(false)
        const codes = await addPasskey(name.trim(), password, withSecondFactor)
        if (codes) onDone(codes)
        else setDeclined(true)
      }}
    >
      {isDeclined && (
        <Note tone="caution" role="alert" title={secondFactorLabels.noPasskey}>
          {secondFactorLabels.noPasskeyHint}
        </Note>
      )}
      <TextField
        name="name"
        label={secondFactorLabels.deviceName}
        hint={secondFactorLabels.deviceNameHint}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        required
      />
    </PasswordDialog>
  )
}
