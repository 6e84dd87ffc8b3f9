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

interface CommonProps {
  /** The field's label and name. */
  label: string
  /** Hides the label visually, if its context already names it. Default `false`. */
  hideLabel?: boolean | undefined
  /** The choices in order. With `onInputChange` they are those that match the text now. */
  items: readonly ComboboxItem[]
  /** Called with the text after each change, to fetch items. Without it the given items are filtered. */
  onInputChange?: ((text: string) => void) | undefined
  /** Items are being fetched: the empty list says so. Default `false`. */
  loading?: boolean | undefined
  /** An example inside the empty field. */
  placeholder?: string | undefined
  /** Keeps the list open below the field, for a dialog; a choice then empties the field. Default `false`. */
  inline?: boolean | undefined
  /** The form is not sent while nothing is chosen. */
  required?: boolean | undefined
  /** Cannot be changed. */
  disabled?: boolean | undefined
  /** Problem with the choice, shown below. */
  error?: string | undefined
  /** A line of help below the field. */
  hint?: string | undefined
  /** Makes it a field of its form: the form sends each chosen `value`. */
  name?: string | undefined
}

export interface SingleComboboxProps extends CommonProps {
  /** Whether several items can be chosen. Each becomes a chip in the field that removes it. Default `false`. */
  multiple?: false | undefined
  /** The chosen item's `value`; `null` or left out while none is chosen. A list of values if `multiple`. */
  value?: string | null | undefined
  /** Called with the chosen item's `value`, or with `null` when the field was emptied. With all values if `multiple`. */
  onValueChange: (value: string | null) => void
}

export interface MultipleComboboxProps extends CommonProps {
  /** Several items can be chosen. Each becomes a chip in the field that removes it. */
  multiple: true
  /** The chosen values in the order of their chips. `items` contains those that are chosen from the beginning. */
  value?: readonly string[] | undefined
  /** Called with all values after one was added or removed. */
  onValueChange: (value: readonly string[]) => void
}

export type ComboboxProps = SingleComboboxProps | MultipleComboboxProps
