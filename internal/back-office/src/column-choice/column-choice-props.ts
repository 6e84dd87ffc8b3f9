export interface ColumnChoiceProps {
  /** The columns that can be shown or hidden, in order. */
  columns: readonly { id: string; label: string }[]
  /** The ids of the columns that show by default. */
  usual: readonly string[]
  /** The ids of the columns that show now; `null` for the default ones. */
  value: readonly string[] | null
  /** Called with the ids to show after each change, or with `null` for the default ones. */
  onValueChange: (value: readonly string[] | null) => void
}
