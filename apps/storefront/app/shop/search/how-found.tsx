import type { ProductList } from '@stoa/api-client/schema'
import { Link } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { howFoundLabels as t } from './how-found.labels.ts'

export type Found = Pick<ProductList, 'correctedQuery' | 'isPartial'>

/** Whether other terms were searched than those typed, or fewer. */
export const isFoundOtherwise = ({ correctedQuery, isPartial }: Found): boolean =>
  correctedQuery !== null || isPartial

interface HowFoundProps {
  /** Text that was typed. */
  readonly query: string
  readonly found: Found
  /** Link to the search for a text. */
  readonly hrefOf: (text: string) => string
}

/** Sentence about terms that were searched instead, with a link to them, or that not all terms were found. */
export function HowFound({ query, found: { correctedQuery, isPartial }, hrefOf }: HowFoundProps) {
  if (correctedQuery === null) return <span>{formatMessage(t.partial, { query })}</span>
  // The link takes the place of a character that no search has.
  const label = isPartial ? t.correctedPartial : t.corrected
  const [before, after] = formatMessage(label, { query, meant: '\0' }).split('\0')
  return (
    <>
      <span>{before}</span>
      <Link href={hrefOf(correctedQuery)}>{correctedQuery}</Link>
      <span>{after}</span>
    </>
  )
}
