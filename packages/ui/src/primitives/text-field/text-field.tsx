'use client'

import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import { Field, type FieldProps, fieldStyles } from '../field/index.ts'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url'
  placeholder?: string
  pattern?: string
  ref?: Ref<HTMLInputElement>
}

export function TextField({ placeholder, ref, ...field }: TextFieldProps) {
  return (
    <Field component="TextField" {...field}>
      <Input ref={ref} className={fieldStyles.control} placeholder={placeholder} />
    </Field>
  )
}
