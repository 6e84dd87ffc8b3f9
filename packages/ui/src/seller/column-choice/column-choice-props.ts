export interface ColumnChoiceProps {
  /** Those that can be shown or not, in their order. */
  columns: readonly { id: string; label: string }[]
  /** The ids of those that are shown unless others are chosen. */
  usual: readonly string[]
  /** The ids of those that are shown; null for the usual ones. */
  value: readonly string[] | null
  /** Null where the usual ones are asked for. */
  onValueChange: (value: readonly string[] | null) => void
}
