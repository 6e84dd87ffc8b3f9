'use client'

import type { Ref } from 'react'
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldFrame, fieldStyles } from '../field/index.ts'
import { type TextFieldProps, toAria } from '../text-field/index.ts'

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'ref' | 'pattern'> {
  /** Lines shown before it grows with its text. */
  rows?: number
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  hint,
  optional,
  labelEnd,
  error,
  required,
  disabled,
  onValueChange,
  placeholder,
  rows = 4,
  ref,
  ...field
}: TextAreaProps) {
  return (
    <AriaTextField
      {...field}
      {...toAria({ onValueChange, required, disabled, error })}
      className={fieldStyles.root}
      data-component="TextArea"
    >
      <FieldFrame label={label} hint={hint} optional={optional} labelEnd={labelEnd} error={error}>
        <AriaTextArea
          ref={ref}
          className={`${fieldStyles.control} ${fieldStyles.area}`}
          placeholder={placeholder}
          rows={rows}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
