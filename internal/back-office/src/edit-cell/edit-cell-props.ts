import type { ReactNode } from 'react'

export interface EditCellProps {
  /** What the cell is, with the row's name: "Price of Cove mug". */
  label: string
  /** The text the field starts with. */
  value: string
  /** How the value is shown while it is not edited. Default `value`, a dash when that is empty. */
  children?: ReactNode
  /** The keyboard that phones show. Default `text`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined
  /** The most characters that can be typed. Default 200. */
  maxLength?: number | undefined
  /** Choices asked for beside the value, such as why a stock is corrected. Leave out for none. */
  reasons?: readonly { value: string; label: string }[] | undefined
  /** Saves the trimmed text. Resolve with a text to refuse it: it shows at the field, which stays open. */
  onCommit: (
    value: string,
    more: { reason?: string },
  ) => Promise<string | undefined> | Promise<void> | undefined | void
}
