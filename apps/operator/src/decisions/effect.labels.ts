import type { Effect } from '@stoa/api-client/operator-schema'

/** What a decision does, by its kind: `count` things, or the amount in words. */
export const effectLabels: Record<Effect['kind'], (count: number, amount: string) => string> = {
  email: n => (n === 1 ? '1 email is sent' : `${n} emails are sent`),
  shop_opened: () => 'The shop opens',
  shop_admitted: () => 'The shop is set up, and opens once its business details are complete',
  products_hidden: n => (n === 1 ? '1 product is hidden' : `${n} products are hidden`),
  products_shown: n => (n === 1 ? '1 product is shown again' : `${n} products are shown again`),
  content_hidden: () => 'It’s hidden from shoppers',
  content_shown: () => 'It’s shown again',
  reports_closed: n => (n === 1 ? '1 report is closed' : `${n} reports are closed`),
  products_moved: n => (n === 1 ? '1 product moves' : `${n} products move`),
  shops_affected: n => (n === 1 ? '1 shop is affected' : `${n} shops are affected`),
  urls_redirected: n => (n === 1 ? '1 URL redirects' : `${n} URLs redirect`),
  categories_moved: n => (n === 1 ? '1 category below it moves' : `${n} categories below it move`),
  person_blocked: () => 'The account is blocked',
  person_unblocked: () => 'The account works as before',
  sessions_ended: n => (n === 1 ? '1 session ends' : `${n} sessions end`),
  factor_reset: () => 'The second factor is removed',
  account_deleted: () => 'The account and its personal data are deleted, which can’t be undone',
  orders_kept: n => (n === 1 ? '1 purchase stays' : `${n} purchases stay`),
  orders_open: n => (n === 1 ? '1 open order is still shipped' : `${n} open orders are still shipped`),
}
