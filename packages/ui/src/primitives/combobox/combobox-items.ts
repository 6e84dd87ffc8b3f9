import type { ComboboxItem } from './combobox-props.ts'

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the items that contain all typed terms in their label or the text below it, ignoring accents and case. */
export function filterItems(items: readonly ComboboxItem[], text: string): readonly ComboboxItem[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ label, description: more = '' }) => {
    const all = fold(`${label} ${more}`)
    return words.every(word => all.includes(word))
  })
}

/** Returns the index of the next selectable item, wrapping around at the end; -1 if there is none. */
export function step(items: readonly ComboboxItem[], from: number, by: 1 | -1): number {
  for (let tried = 1; tried <= items.length; tried++) {
    const index = (from + by * tried + items.length * 2) % items.length
    if (!items[index]?.disabled) return index
  }
  return -1
}
