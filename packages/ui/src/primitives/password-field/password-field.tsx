'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/TextField'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { Field, type FieldProps, fieldStyles } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { passwordFieldLabels } from './password-field.labels.ts'
import { type PasswordStrength, StrengthLine } from './strength-line.tsx'

export interface PasswordFieldProps extends FieldProps {
  /** Strength of the password, shown below. `null` shows an empty bar; leave out for a login. */
  strength?: PasswordStrength | null
  /** The `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

/** A password with a button that shows it, and at registration with its strength. */
export function PasswordField({ strength, ref, ...field }: PasswordFieldProps) {
  const t = useLabels('passwordField', passwordFieldLabels)
  const [shown, setShown] = useState(false)

  return (
    <Field component="PasswordField" {...field} type={shown ? 'text' : 'password'}>
      <span className={fieldStyles.affix}>
        <Input
          ref={ref}
          className={cx(fieldStyles.control, fieldStyles.roomForButton)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={fieldStyles.affixButton}
          aria-label={t(shown ? 'hide' : 'show')}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon as={shown ? EyeOff : Eye} />
        </button>
      </span>
      {strength !== undefined && <StrengthLine score={strength?.score ?? 0} label={strength?.label ?? ''} />}
    </Field>
  )
}
