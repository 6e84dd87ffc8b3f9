import type { OperatorKey } from '@stoa/api-client/operator-schema'

/** Names of the keys, in the order of the form, and what each opens. */
export const keyLabels: Readonly<Record<OperatorKey, { name: string; hint: string }>> = {
  support: { name: 'Support', hint: 'Purchases, refunds up to a daily limit, and cases' },
  shops: { name: 'Shops', hint: 'Applications; suspending and reopening shops' },
  catalog: { name: 'Catalog', hint: 'Categories and taking down products, reviews and questions' },
  money: { name: 'Money', hint: 'Payouts, commission, the ledger, and refunds without a limit' },
  people: {
    name: 'People',
    hint: 'Blocking and deleting accounts, ending sessions, removing second factors',
  },
  content: { name: 'Pages and settings', hint: 'Information and legal pages, and settings' },
  admin: { name: 'Team and log', hint: 'Operators and everyone’s log entries' },
}
