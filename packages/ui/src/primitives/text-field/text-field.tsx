'use client'

import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { FieldFrame, type FieldWords, fieldStyles } from '../field/index.ts'

export interface TextFieldProps extends FieldWords {
  name?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  /** The host's own finding. Errors that a form's answer brings go to `<Form errors>`, which clears them as one types. */
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoFocus?: boolean
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url'
  placeholder?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  ref?: Ref<HTMLInputElement>
}

/** The properties that our fields and react-aria's name differently. */
export const toAria = ({
  onValueChange,
  required,
  disabled,
  error,
}: Pick<TextFieldProps, 'onValueChange' | 'required' | 'disabled' | 'error'>) => ({
  ...(onValueChange && { onChange: onValueChange }),
  isRequired: required ?? false,
  isDisabled: disabled ?? false,
  // Said only when it is so: a plain false would overrule what the browser and the form's answer found.
  ...(error !== undefined && { isInvalid: true }),
  // The browser checks and blocks; the host's own error only tells, else it could never be sent again.
  validationBehavior: error === undefined ? ('native' as const) : ('aria' as const),
})

export function TextField({
  label,
  hint,
  optional,
  labelEnd,
  error,
  required,
  disabled,
  onValueChange,
  placeholder,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...field}
      {...toAria({ onValueChange, required, disabled, error })}
      className={fieldStyles.root}
      data-component="TextField"
    >
      <FieldFrame label={label} hint={hint} optional={optional} labelEnd={labelEnd} error={error}>
        <Input ref={ref} className={fieldStyles.control} placeholder={placeholder} />
      </FieldFrame>
    </AriaTextField>
  )
}
