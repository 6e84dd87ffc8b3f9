'use client'

import { useState } from 'react'
import { useLabels } from '../../system/index.ts'
import { comboboxLabels } from './combobox.labels.ts'
import type { ComboboxItem, ComboboxProps } from './combobox-props.ts'

/** The chosen items of a combobox, and the functions that change them. */
export function useChosen(props: ComboboxProps) {
  const t = useLabels('combobox', comboboxLabels)
  /** Items that were chosen from a list that has changed since. */
  const [kept, setKept] = useState<readonly ComboboxItem[]>([])
  /** Last change of several, for screen readers. */
  const [said, setSaid] = useState('')
  const values = props.multiple ? (props.value ?? []) : props.value == null ? [] : [props.value]
  const found = (value: string) => [...props.items, ...kept].find(item => item.value === value)
  const chosen = values.flatMap(value => found(value) ?? (props.multiple ? { value, label: value } : []))

  const remove = (item: ComboboxItem) => {
    if (!props.multiple) return
    props.onValueChange(values.filter(value => value !== item.value))
    setSaid(t('removed', { name: item.label }))
  }
  const choose = (item: ComboboxItem) => {
    if (!props.multiple) return props.onValueChange(item.value)
    if (values.includes(item.value)) return remove(item)
    setKept([...kept, item])
    props.onValueChange([...values, item.value])
    setSaid(t('added', { name: item.label }))
  }
  const clear = () => {
    if (!props.multiple) props.onValueChange(null)
  }
  return { chosen, choose, remove, clear, said, hush: () => setSaid('') }
}
