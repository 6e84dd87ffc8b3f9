import type { Told } from './told.ts'

/** Texts of a component that are searched, the best place first. */
const places: readonly ((one: Told) => readonly string[])[] = [
  ({ name }) => [name],
  ({ docs }) => docs.keywords ?? [],
  ({ group, docs }) => [group, docs.usage],
]

/** Returns the components whose name, keyword, group or purpose contains all terms, those of the best place first. */
export function findComponents(all: readonly Told[], sought: string): readonly Told[] {
  const terms = sought.trim().toLowerCase().split(/\s+/)
  const fits = (text: string) => terms.every(term => text.toLowerCase().includes(term))
  const found = places.flatMap(textsOf => all.filter(one => textsOf(one).some(fits)))
  return [...new Set(found)]
}
