import type { OperatorKey } from '@stoa/api-client/operator-schema'

/** Names of the keys, in the order of the form, and what each opens. */
export const keyLabels: Readonly<Record<OperatorKey, { name: string; hint: string }>> = {
  support: { name: 'Support', hint: 'Purchases, refunds up to a daily limit, and cases' },
  shops: { name: 'Shops', hint: 'Applications; suspending and reopening shops' },
  catalog: { name: 'Catalog', hint: 'Categories and taking down products, reviews and questions' },
  money: { name: 'Money', hint: 'Payments, payouts, commission and the ledger' },
  people: { name: 'People', hint: 'Blocking and deleting accounts' },
  content: { name: 'Pages and settings', hint: 'Pages of the marketplace and its settings' },
  admin: { name: 'Team and log', hint: 'Operators and everyone’s log entries' },
}
