import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { PasswordField } from '@stoa/ui'
import { useState } from 'react'
import { useStrength } from './use-strength.ts'

export interface NewPasswordFieldProps {
  readonly name: string
  /** Words of the account itself, which are easy to guess. */
  readonly own?: readonly string[]
}

/** A password that is being chosen: how strong it is stands below while it is typed. */
export function NewPasswordField({ name, own }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const strength = useStrength(typed, own)
  return (
    <PasswordField
      name={name}
      label="New password"
      hint="At least 8 characters. A few unrelated words are best."
      autoComplete="new-password"
      minLength={MIN_PASSWORD_LENGTH}
      maxLength={MAX_PASSWORD_LENGTH}
      strength={strength}
      onValueChange={setTyped}
      required
    />
  )
}
