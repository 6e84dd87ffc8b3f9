import type { ReactNode } from 'react'

export interface EditCellProps {
  /** Name of the cell with that of the row: "Price of Cove mug". */
  label: string
  /** The text the field starts with. */
  value: string
  /** Content of the cell while it is not edited. Default `value`, or a dash if that is empty. */
  children?: ReactNode
  /** The keyboard that phones show. Default `text`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined
  /** The most characters that can be typed. Default 200. */
  maxLength?: number | undefined
  /** Choices next to the value, such as reasons for a stock correction. Leave out for none. */
  reasons?: readonly { value: string; label: string }[] | undefined
  /** Saves the trimmed text. Resolve with a text to refuse it: it shows at the field, which stays open. */
  onSubmit: (
    value: string,
    details: { reason?: string },
  ) => Promise<string | undefined> | Promise<void> | undefined | void
}
