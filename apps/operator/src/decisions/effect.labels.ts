import type { Effect } from '@stoa/api-client/operator-schema'

/** Text of each effect of a decision: `count` of things, or a formatted amount. */
export const effectLabels: Record<Effect['kind'], (count: number, amount: string) => string> = {
  email: n => (n === 1 ? '1 email is sent' : `${n} emails are sent`),
  shop_opened: () => 'The shop opens',
  shop_admitted: () => 'The shop is set up, and opens once its business details are complete',
  products_hidden: n => (n === 1 ? '1 product is hidden' : `${n} products are hidden`),
  products_shown: n => (n === 1 ? '1 product is shown again' : `${n} products are shown again`),
  page_published: () => 'The page changes',
  settings_changed: n => (n === 1 ? '1 setting changes' : `${n} settings change`),
  items_canceled: n => (n === 1 ? '1 item is canceled' : `${n} items are canceled`),
  items_restocked: n => (n === 1 ? '1 item is back in stock' : `${n} items are back in stock`),
  refund: (_, amount) => `The buyer gets ${amount}`,
  shop_balance: (_, amount) => `The shop’s balance changes by ${amount}`,
  commission_back: (_, amount) => `The shop gets ${amount} of commission back`,
  tax_back: (_, amount) => `The refund contains ${amount} of tax`,
  orders_open: n => (n === 1 ? '1 open order is still shipped' : `${n} open orders are still shipped`),
}
