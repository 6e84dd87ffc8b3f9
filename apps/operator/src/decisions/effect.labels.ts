import type { Effect } from '@stoa/api-client/operator-schema'

/** Text of each effect of a decision: `count` of things, or a formatted amount. */
export const effectLabels: Record<Effect['kind'], (count: number, amount: string) => string> = {
  email: n => (n === 1 ? '1 email is sent' : `${n} emails are sent`),
  shop_opened: () => 'The shop opens',
  shop_admitted: () => 'The shop is set up, and opens once its business details are complete',
  products_hidden: n => (n === 1 ? '1 product is hidden' : `${n} products are hidden`),
  products_shown: n => (n === 1 ? '1 product is shown again' : `${n} products are shown again`),
  orders_open: n => (n === 1 ? '1 open order is still shipped' : `${n} open orders are still shipped`),
}
