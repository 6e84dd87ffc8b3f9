export interface ComboboxItem {
  /** Unique in the list; what `onValueChange` gets. */
  value: string
  /** Label of the choice. */
  label: string
  /** A smaller line below the label, such as a category's path. It is searched too. */
  description?: string | undefined
  /** Heading above it. Items of one group must follow each other. */
  group?: string | undefined
  /** Cannot be chosen; arrows skip it. */
  disabled?: boolean | undefined
}

export interface ComboboxProps {
  /** The field's label and name. */
  label: string
  /** Hides the label visually, if its context already names it. Default `false`. */
  hideLabel?: boolean | undefined
  /** The choices in order. With `onInputChange` they are those that match the text now. */
  items: readonly ComboboxItem[]
  /** The chosen item's `value`; `null` or left out while none is chosen. */
  value?: string | null | undefined
  /** Called with the chosen item's `value`, or with `null` when the field was emptied. */
  onValueChange: (value: string | null) => void
  /** Called with the text after each change, to fetch items. Without it the given items are filtered. */
  onInputChange?: ((text: string) => void) | undefined
  /** Items are being fetched: the empty list says so. Default `false`. */
  loading?: boolean | undefined
  /** An example inside the empty field. */
  placeholder?: string | undefined
  /** Keeps the list open below the field, for a dialog; a choice then empties the field. Default `false`. */
  inline?: boolean | undefined
  /** The form is not sent while the field is empty. */
  required?: boolean | undefined
  /** Cannot be changed. */
  disabled?: boolean | undefined
  /** Problem with the choice, shown below. */
  error?: string | undefined
  /** A line of help below the field. */
  hint?: string | undefined
  /** Makes it a field of its form: the form sends the chosen `value`. */
  name?: string | undefined
}
