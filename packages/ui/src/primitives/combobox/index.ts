export { Combobox } from './combobox.tsx'
export { filterItems } from './combobox-items.ts'
export type {
  ComboboxItem,
  ComboboxProps,
  MultipleComboboxProps,
  SingleComboboxProps,
} from './combobox-props.ts'
