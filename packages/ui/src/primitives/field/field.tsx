'use client'

import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import * as styles from './field.css.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

/** What every field for text takes. */
export interface FieldProps extends FieldTexts {
  name?: string
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
  minLength?: number
  maxLength?: number
}

interface FieldRootProps extends FieldProps {
  /** Its public name. */
  component: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url'
  pattern?: string
  /** The control. */
  children: ReactNode
}

/** React-aria's text field in our words, around a control. */
export function Field({
  component,
  label,
  hint,
  optional,
  labelEnd,
  error,
  required = false,
  disabled = false,
  onValueChange,
  children,
  ...field
}: FieldRootProps) {
  return (
    <AriaTextField
      {...field}
      {...(onValueChange && { onChange: onValueChange })}
      isRequired={required}
      isDisabled={disabled}
      // Said only when it is so: a plain false would overrule what the browser and the form's answer found.
      {...(error !== undefined && { isInvalid: true })}
      // The browser checks and blocks; the host's own error only tells, else it could never be sent again.
      validationBehavior={error === undefined ? 'native' : 'aria'}
      className={styles.root}
      data-component={component}
    >
      <FieldFrame
        label={label}
        hint={hint}
        optional={optional}
        labelEnd={labelEnd}
        error={error}
        type={field.type}
        minLength={field.minLength}
      >
        {children}
      </FieldFrame>
    </AriaTextField>
  )
}
