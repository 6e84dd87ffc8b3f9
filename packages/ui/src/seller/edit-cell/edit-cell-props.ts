import type { ReactNode } from 'react'

export interface EditCellProps {
  /** What the cell is, with the row's name: "Price of Cove mug". */
  label: string
  /** As it stands in the field. */
  value: string
  /** As it is shown. Default the value. */
  children?: ReactNode
  /** The keyboard that a phone shows. Default `text`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  align?: 'start' | 'end' | undefined
  maxLength?: number | undefined
  /** Asked for beside the value, such as why a stock is corrected. */
  reasons?: readonly { value: string; label: string }[] | undefined
  /** Saves. Answers why it was refused, which stands at the field with what was typed; else nothing. */
  onCommit: (
    value: string,
    more: { reason?: string },
  ) => Promise<string | undefined> | Promise<void> | undefined | void
}
