export { Combobox } from './combobox.tsx'
export { filterItems } from './combobox-items.ts'
export type { ComboboxItem, ComboboxProps } from './combobox-props.ts'
