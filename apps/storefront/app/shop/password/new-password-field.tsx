import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { PasswordField } from '@stoa/ui'
import { useState } from 'react'
import { newPasswordLabels } from './new-password-field.labels.ts'
import { useStrength } from './use-strength.ts'

export interface NewPasswordFieldProps {
  readonly name: string
  /** Name, email and other terms of the account, which are easy to guess. */
  readonly own?: readonly string[]
}

/** Field for a new password. Shows its strength while it is typed. */
export function NewPasswordField({ name, own }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const strength = useStrength(typed, own)
  return (
    <PasswordField
      name={name}
      label={newPasswordLabels.label}
      hint={newPasswordLabels.hint}
      autoComplete="new-password"
      minLength={MIN_PASSWORD_LENGTH}
      maxLength={MAX_PASSWORD_LENGTH}
      strength={strength}
      onValueChange={setTyped}
      required
    />
  )
}
