import type { MadeBy } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { makerLabels as t } from './maker-words.labels.ts'

/** Short text for a card, such as "Ines & Tom · Falmouth"; undefined if the shop names no makers. */
export function makerWords({ names, more, city }: MadeBy): string | undefined {
  if (names.length === 0) return undefined
  const people =
    more > 0 ? formatMessage(t.namesAndMore, { names: names.join(', '), count: more }) : names.join(' & ')
  return [people, city].filter(Boolean).join(' · ')
}

/** "Made by Ines and Tom in Falmouth"; undefined if the shop names no makers. */
export function madeByWords(makers: readonly { name: string }[], city: string | null): string | undefined {
  if (makers.length === 0) return undefined
  const shown = makers.slice(0, SHOWN).map(({ name }) => name)
  const more = makers.length - shown.length
  const people = [...shown, ...(more > 0 ? [formatMessage(t.more, { count: more })] : [])]
  const last = people.pop() ?? ''
  const list = people.length > 0 ? formatMessage(t.list, { first: people.join(', '), last }) : last
  return city ? formatMessage(t.madeByIn, { makers: list, city }) : formatMessage(t.madeBy, { makers: list })
}

/** Maximum number of makers shown on a product's page. */
const SHOWN = 2
