import type { Trader } from '@stoa/api-client/operator-schema'
import { DescriptionList } from '@stoa/ui/description-list'
import { addressInWords } from '../../api/in-words.ts'
import { Section } from '../../frame/section.tsx'
import { traderLabels as t, traderKindLabels } from './shop-trader.labels.ts'

/** The business behind a shop, as its seller has entered it. */
export const ShopTrader = ({ trader }: { trader: Trader }) => (
  <Section title={t.title}>
    <DescriptionList items={factsOf(trader)} />
  </Section>
)

function factsOf(trader: Trader) {
  const register = [trader.registerName, trader.registerNumber].filter(Boolean).join(', ')
  return [
    { term: t.kind, description: traderKindLabels[trader.kind] },
    { term: t.name, description: trader.name },
    { term: t.address, description: addressInWords(trader.address) },
    { term: t.phone, description: trader.phone },
    { term: t.email, description: trader.email },
    { term: t.register, description: register },
    { term: t.vatId, description: trader.vatId },
    { term: t.taxId, description: trader.taxId },
    { term: t.certified, description: trader.isCertified ? t.yes : t.no },
  ].filter(({ description }) => description)
}
