'use client'

import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import { Field, type FieldProps, fieldStyles } from '../field/index.ts'

export interface TextFieldProps extends FieldProps {
  /** The kind of text, which the browser checks and phones pick a keyboard for. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  /** Keyboard on phones, if it differs from that of `type`. */
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url'
  /** An example inside the empty control. Never the only place for something important. */
  placeholder?: string
  /** A regular expression that the whole text must match. */
  pattern?: string
  /** The `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

/** A line of text with its label, its hint and its error. */
export function TextField({ placeholder, ref, ...field }: TextFieldProps) {
  return (
    <Field component="TextField" {...field}>
      <Input ref={ref} className={fieldStyles.control} placeholder={placeholder} />
    </Field>
  )
}
