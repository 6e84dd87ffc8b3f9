import type { MadeBy } from '@stoa/api-client/schema'

/** "Ines & Tom · Falmouth", as a card has room for it; undefined where a shop names nobody. */
export function makerWords({ names, more, city }: MadeBy): string | undefined {
  if (names.length === 0) return undefined
  const people = more > 0 ? `${names.join(', ')} & ${more} more` : names.join(' & ')
  return [people, city].filter(Boolean).join(' · ')
}

/** "Made by Ines and Tom in Falmouth"; undefined where a shop names nobody. */
export function madeByWords(makers: readonly { name: string }[], city: string | null): string | undefined {
  if (makers.length === 0) return undefined
  const shown = makers.slice(0, SHOWN).map(({ name }) => name)
  const more = makers.length - shown.length
  const people = [...shown, ...(more > 0 ? [`${more} more`] : [])]
  const last = people.pop()
  const sentence = people.length > 0 ? `${people.join(', ')} and ${last}` : last
  return `Made by ${sentence}${city ? ` in ${city}` : ''}`
}

/** Whose names and portraits a product's page has room for. */
const SHOWN = 2
