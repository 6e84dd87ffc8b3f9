import type { OperatorLogEntry } from '@stoa/api-client/operator-schema'

const FOLDERS: Readonly<Record<string, string>> = {
  application: '/applications',
  shop: '/shops',
  operator: '/team',
  page: '/pages',
  dispute: '/cases/dispute',
  claim: '/cases/claim',
  return: '/cases/return',
  report: '/cases/report',
  withdrawal: '/cases/withdrawal',
  person: '/people',
  product: '/catalog/products',
  category: '/catalog/categories',
  payout_batch: '/money/payouts',
  market_day: '/money/days',
}

/** Pages of subjects of which there is one. */
const PAGES: Readonly<Record<string, string>> = { settings: '/settings', tax: '/tax' }

/** Page of an entry's subject; null if it has none. */
export function subjectHref({ subjectKind, subjectId }: OperatorLogEntry): string | null {
  const folder = FOLDERS[subjectKind]
  if (folder === undefined) return PAGES[subjectKind] ?? null
  return subjectId === null ? null : `${folder}/${subjectId}`
}
