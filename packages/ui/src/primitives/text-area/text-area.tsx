'use client'

import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextField'
import { cx } from '../../system/cx.ts'
import { Field, type FieldProps, fieldStyles } from '../field/index.ts'

export interface TextAreaProps extends FieldProps {
  /** An example inside the empty control. Never the only place for something important. */
  placeholder?: string
  /** Number of lines before it grows with its text. Default 4. */
  rows?: number
  /** The `<textarea>` element. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; it grows with them. */
export function TextArea({ placeholder, rows = 4, ref, ...field }: TextAreaProps) {
  return (
    <Field component="TextArea" {...field}>
      <AriaTextArea
        ref={ref}
        className={cx(fieldStyles.control, fieldStyles.area)}
        placeholder={placeholder}
        rows={rows}
      />
    </Field>
  )
}
