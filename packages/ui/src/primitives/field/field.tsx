'use client'

import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import * as styles from './field.css.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

/** Props of every text field. */
export interface FieldProps extends FieldTexts {
  /** Makes it a field of its form under this name; `<Form errors>` finds it by it. */
  name?: string
  /** The text, when the host keeps the state. Give `onValueChange` with it. */
  value?: string
  /** The text it starts with, when the field keeps its own state. Default empty. */
  defaultValue?: string
  /** Called with the whole text after each change. */
  onValueChange?: (value: string) => void
  /** Called when the focus leaves the control. */
  onBlur?: () => void
  /**
   * An error the host found itself; it does not block the form. A server's answer goes to `<Form errors>`.
   */
  error?: string | undefined
  /** The form is not sent while this is empty. Default `false`. */
  required?: boolean
  /** Cannot be changed and is not sent with its form. Default `false`. */
  disabled?: boolean
  /** Data that the browser may fill in, such as `email` or `street-address`. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Focuses the control when it is mounted. */
  autoFocus?: boolean
  /** The fewest characters that the browser accepts. */
  minLength?: number
  /** The most characters that can be typed. */
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

/** Wraps React Aria's text field with our labels around a control. */
export function Field({
  component,
  label,
  hint,
  optional,
  labelEnd,
  missing,
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
        missing={missing}
        error={error}
        type={field.type}
        minLength={field.minLength}
      >
        {children}
      </FieldFrame>
    </AriaTextField>
  )
}
