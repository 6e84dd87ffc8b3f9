export interface ComboboxItem {
  value: string
  label: string
  /** Under the label: such as the path of a category. */
  text?: string | undefined
  /** Items with the same one stand under it. They must follow each other. */
  group?: string | undefined
  disabled?: boolean | undefined
}

export interface ComboboxProps {
  label: string
  /** Announced, and not shown: where the place says what it is. */
  labelHidden?: boolean | undefined
  items: readonly ComboboxItem[]
  /** The chosen item's value. */
  value?: string | null | undefined
  /** `null` when the choice was cleared. */
  onChange: (value: string | null) => void
  /** Every change of the text: the items are then found by the caller, and shown as they come. */
  onType?: ((text: string) => void) | undefined
  /** Other items are on their way. */
  loading?: boolean | undefined
  placeholder?: string | undefined
  /** The list is always there, below the field: for a dialog of its own. A choice empties the field. */
  inline?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Why the choice is refused. */
  error?: string | undefined
  hint?: string | undefined
  /** The field's name in a form; the form gets the chosen value. */
  name?: string | undefined
}
