import type { Effect } from '@stoa/api-client/operator-schema'

/** Effects of a decision by their kind: `count` things, or the amount. */
export const effectLabels: Record<Effect['kind'], (count: number, amount: string) => string> = {
  payouts_prepared: (n, amount) =>
    n === 1 ? `1 payout of ${amount} is prepared` : `${n} payouts of ${amount} in all are prepared`,
  payouts_left_out: n => (n === 1 ? '1 shop is left out' : `${n} shops are left out`),
  payouts_paid: (n, amount) =>
    n === 1
      ? `1 payout of ${amount} is marked as paid`
      : `${n} payouts of ${amount} in all are marked as paid`,
  commission_shops: n => (n === 1 ? 'The rate is about 1 shop' : `The rate is about ${n} shops`),
  day_checked: () => 'The day counts as checked',
  balance_restored: (_, amount) => `${amount} is in the shop’s balance again`,
  email: n => (n === 1 ? '1 email is sent' : `${n} emails are sent`),
  shop_opened: () => 'The shop opens',
  shop_admitted: () => 'The shop is set up, and opens once its business details are complete',
  products_hidden: n => (n === 1 ? '1 product is hidden' : `${n} products are hidden`),
  products_shown: n => (n === 1 ? '1 product is shown again' : `${n} products are shown again`),
  orders_open: n => (n === 1 ? '1 open order is still shipped' : `${n} open orders are still shipped`),
}
