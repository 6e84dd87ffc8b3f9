'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { useLabels } from '../../system/index.ts'
import { FieldFrame, fieldStyles } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { type TextFieldProps, toAria } from '../text-field/index.ts'
import { passwordFieldLabels } from './password-field.labels.ts'
import { type PasswordStrength, StrengthLine } from './strength-line.tsx'

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'placeholder' | 'pattern'> {
  /** A judgement of what stands in the field; null keeps the line's place empty. Leave out at log in. */
  strength?: PasswordStrength | null
}

export function PasswordField({
  label,
  hint,
  optional,
  labelEnd,
  error,
  required,
  disabled,
  onValueChange,
  strength,
  ref,
  ...field
}: PasswordFieldProps) {
  const t = useLabels('passwordField', passwordFieldLabels)
  const [shown, setShown] = useState(false)

  return (
    <AriaTextField
      {...field}
      {...toAria({ onValueChange, required, disabled, error })}
      type={shown ? 'text' : 'password'}
      className={fieldStyles.root}
      data-component="PasswordField"
    >
      <FieldFrame label={label} hint={hint} optional={optional} labelEnd={labelEnd} error={error}>
        <span className={fieldStyles.affix}>
          <Input
            ref={ref}
            className={`${fieldStyles.control} ${fieldStyles.roomForButton}`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={fieldStyles.affixButton}
            aria-label={t(shown ? 'hide' : 'show')}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon as={shown ? EyeOff : Eye} />
          </button>
        </span>
        {strength !== undefined && (
          <StrengthLine score={strength?.score ?? 0} label={strength?.label ?? ''} />
        )}
      </FieldFrame>
    </AriaTextField>
  )
}
