import { legalLines, type MarketSettings } from '../../platform/market.ts'
import type { Money } from '../../platform/money.ts'

/** Share of a sale that the marketplace takes, in basis points. */
export interface StatedCommission {
  defaultRate: number
  categories: readonly { name: string; rateBasisPoints: number }[]
}

/** Facts of the marketplace that pages state. */
export interface PageFacts {
  settings: MarketSettings
  money: Money
  commission: StatedCommission
}

type Value = (facts: PageFacts) => string

/** Values of the variables that pages can name. A line break separates lines of an address. */
export const VARIABLES: Readonly<Record<string, Value>> = {
  name: ({ settings }) => settings.name,
  'legal.entity': ({ settings }) => entityOf(settings),
  'legal.address': ({ settings }) => settings.legal.address.join('\n'),
  'legal.lines': ({ settings }) => linesOf(settings).join('\n'),
  'legal.notice': ({ settings }) => linesOf(settings).join(', '),
  'contact.email': ({ settings }) => settings.contact.email,
  'contact.phone': ({ settings }) => settings.contact.phone ?? '',
  'contact.lines': ({ settings: { contact } }) =>
    [`Email: ${contact.email}`, ...(contact.phone ? [`Phone: ${contact.phone}`] : [])].join('\n'),
  currency: ({ settings }) => nameOf(settings.money.currency),
  'returns.days': ({ settings }) => String(settings.returns.days),
  'returns.labelDays': ({ settings }) => String(settings.returns.labelDays),
  'withdrawal.days': ({ settings }) => String(settings.withdrawal.days),
  'withdrawal.place': ({ settings }) =>
    settings.withdrawal.scope === 'eu' ? ' whose order is delivered to the European Union' : '',
  'delivery.standard': ({ settings, money }) => money.format(settings.delivery.prices.standard),
  'delivery.premium': ({ settings, money }) => money.format(settings.delivery.prices.premium),
  'delivery.express': ({ settings, money }) => money.format(settings.delivery.prices.express),
}

/** Amounts that a sum can contain, in minor units. */
export const AMOUNTS: Readonly<Record<string, (settings: MarketSettings) => number>> = {
  'delivery.standard': ({ delivery }) => delivery.prices.standard,
  'delivery.premium': ({ delivery }) => delivery.prices.premium,
  'delivery.express': ({ delivery }) => delivery.prices.express,
}

const entityOf = ({ legal, name }: MarketSettings): string => legal.entity ?? name

const linesOf = (settings: MarketSettings): string[] =>
  legalLines({ ...settings.legal, entity: entityOf(settings) })

/** Name of a currency in the plural: `US dollars`. */
function nameOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
