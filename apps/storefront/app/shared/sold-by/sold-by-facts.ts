import type { SoldBy } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { soldByLabels as t } from './sold-by.labels.ts'

export interface SoldByFact {
  readonly term: string
  readonly description: string
}

export interface SoldByView {
  readonly title: string
  readonly facts: SoldByFact[]
}

/** Facts about the business behind a shop. Pages of the server prepare them, so that browsers don't load the code. */
export const soldByFacts = ({ name, address, phone, email, register, vatId }: SoldBy): SoldByFact[] =>
  [
    { term: t.business, description: name },
    { term: t.address, description: address.join(', ') },
    { term: t.phone, description: phone },
    { term: t.email, description: email },
    { term: t.register, description: register ?? '' },
    { term: t.vatId, description: vatId ?? '' },
  ].filter(({ description }) => description)

/** Texts of `SoldBy`. */
export const soldByView = (business: SoldBy): SoldByView => ({
  title: formatMessage(t.soldBy, { name: business.name }),
  facts: soldByFacts(business).slice(1),
})
