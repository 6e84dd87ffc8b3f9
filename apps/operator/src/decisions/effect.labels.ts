import type { Effect } from '@stoa/api-client/operator-schema'

/** Text of each effect of a decision: `count` of things, or a formatted amount. */
export const effectLabels: Record<Effect['kind'], (count: number, amount: string) => string> = {
  payouts_prepared: (n, amount) =>
    n === 1 ? `1 payout of ${amount} is prepared` : `${n} payouts of ${amount} in all are prepared`,
  payouts_left_out: n => (n === 1 ? '1 shop is left out' : `${n} shops are left out`),
  payouts_paid: (n, amount) =>
    n === 1
      ? `1 payout of ${amount} is marked as paid`
      : `${n} payouts of ${amount} in all are marked as paid`,
  commission_shops: n => (n === 1 ? 'The rate of 1 shop changes' : `The rates of ${n} shops change`),
  day_checked: () => 'The day counts as checked',
  balance_restored: (_, amount) => `${amount} is in the shop’s balance again`,
  email: n => (n === 1 ? '1 email is sent' : `${n} emails are sent`),
  shop_opened: () => 'The shop opens',
  shop_admitted: () => 'The shop is set up, and opens once nothing is missing',
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
  hold_released: (_, amount) => `${amount} on hold is released to the shop’s balance`,
  dispute_reviewed: () => 'Both sides see that the dispute is under review',
  claim_dismissed: () => 'The claim is dismissed, and nothing is refunded',
  return_approved: () => 'The return is approved',
  return_ended: () => 'The return ends, and the buyer keeps the items',
  reports_closed: n => (n === 1 ? '1 report is closed' : `${n} reports are closed`),
  withdrawal_done: () => 'The withdrawal takes effect',
  withdrawal_rejected: () => 'The withdrawal has no effect',
  content_hidden: () => 'It’s hidden from shoppers',
  content_shown: () => 'It’s shown again',
  products_moved: n => (n === 1 ? '1 product moves' : `${n} products move`),
  shops_affected: n => (n === 1 ? '1 shop is affected' : `${n} shops are affected`),
  urls_redirected: n => (n === 1 ? '1 URL redirects' : `${n} URLs redirect`),
  categories_moved: n => (n === 1 ? '1 category below it moves' : `${n} categories below it move`),
  person_blocked: () => 'The account is blocked',
  person_unblocked: () => 'The account works as before',
  sessions_ended: n => (n === 1 ? '1 session ends' : `${n} sessions end`),
  factor_reset: () => 'The second factor is removed',
  account_deleted: () => 'The account and its personal data are deleted, which can’t be undone',
  tax_rates_added: n => (n === 1 ? '1 rate is added' : `${n} rates are added`),
  tax_rates_changed: n => (n === 1 ? '1 rate changes' : `${n} rates change`),
  tax_countries: n => (n === 1 ? '1 country is affected' : `${n} countries are affected`),
  tax_shops: n =>
    n === 1
      ? '1 open shop is registered there. New orders from it state the new tax, placed orders and prices stay the same'
      : `${n} open shops are registered there. New orders from them state the new tax, placed orders and prices stay the same`,
  attested: () => 'The shop’s first steps show it, without the evidence',
  orders_kept: n => (n === 1 ? '1 purchase stays' : `${n} purchases stay`),
  shop_ends: n => `The termination takes effect in ${n} days`,
  shop_stays: () => 'The shop isn’t terminated',
  products_end: n =>
    n === 1 ? 'Then 1 product is no longer for sale' : `Then ${n} products are no longer for sale`,
  balance_held: (_, amount) =>
    `The balance of ${amount} is then paid once no order can be returned any longer`,
  orders_open: n => (n === 1 ? '1 open order is still shipped' : `${n} open orders are still shipped`),
}
