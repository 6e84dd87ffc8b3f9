import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import type { Db } from '../platform/db/client.ts'
import { isUuid } from '../platform/ids.ts'
import { readSearch } from '../platform/search-query.ts'
import { hasOneOf } from './act.ts'
import * as probes from './find.repository.ts'

type Hit = components['schemas']['SearchHit']

const EMAIL = /^[^\s@]+@[^\s@]+$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NUMBER = /^#?[A-Z0-9]{6,20}(-\d+)?$/i
const INVOICE = /^([A-Z]+(?:-[A-Z]+)*)-(\d{6,9})$/i
const WITHDRAWAL = /^W-[0-9A-Z]{10}$/i
const REPORT = /^R-[0-9A-Z]{10}$/i
const MAX_HITS = 20
/** Shortest beginning of a name. */
const MIN_NAME = 3

/**
 * Finds by the shape of the text: an email address, an id, a number, a slug or a SKU, else the beginning of a name. Each is one
 * lookup in an index, and all of them, at most eight, are one statement. Finds only what the operator's keys let them see.
 */
export async function find(db: Db, typed: string, { keys }: Operator): Promise<Hit[]> {
  const text = readSearch(typed)?.text ?? ''
  const seen = probesOf(text).filter(probe => hasOneOf(keys, probe.keys))
  const hits = await probes.findHits(db, seen)
  return hits.slice(0, MAX_HITS).map(row => hitOf(row, keys))
}

/** Lookups for a text, by its shape. */
export function probesOf(text: string): probes.Probe[] {
  if (EMAIL.test(text)) return probes.byEmail(text)
  if (isUuid(text)) return probes.byId(text)
  const capitals = text.toUpperCase()
  if (WITHDRAWAL.test(text)) return probes.byWithdrawalReference(capitals)
  if (REPORT.test(text)) return probes.byReportReference(capitals)
  const [, series, seq] = INVOICE.exec(capitals) ?? []
  if (series !== undefined) return probes.byInvoiceNumber(series, Number(seq))
  const slug = text.toLowerCase()
  const slugs = SLUG.test(slug) ? probes.bySlug(slug) : []
  // Names rarely have digits, and codes do.
  if (!/[\d_]/.test(text))
    return [...slugs, ...probes.bySku(text), ...(text.length < MIN_NAME ? [] : probes.byName(text))]
  return [
    ...(NUMBER.test(text) ? probes.byNumber(text) : []),
    ...probes.byProviderReference(text),
    ...probes.byTrackingNumber(text),
    ...slugs,
    ...probes.bySku(text),
  ]
}

const KINDS: Readonly<Record<probes.HitKind, string>> = {
  order: 'Order',
  purchase: 'Checkout without an order',
  payment: 'Payment',
  person: 'Account since',
  shop: 'Shop',
  application: 'Application',
  parcel: 'Parcel',
  invoice: 'Invoice',
  withdrawal: 'Withdrawal',
  report: 'Report',
  product: 'Product',
}

const hitOf = (row: probes.HitRow, keys: Operator['keys']): Hit => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  line: [KINDS[row.kind], row.about?.replaceAll('_', ' ')]
    .filter(Boolean)
    .join(row.kind === 'person' ? ' ' : ', '),
  href: opens(row, keys) ? hrefOf(row) : null,
})

/** Keys of pages that not everyone opens who finds their subject. */
const PAGE_KEYS: Partial<Record<Hit['kind'], Operator['keys'][number]>> = {
  person: 'people',
  product: 'catalog',
}

function opens({ kind }: probes.HitRow, keys: Operator['keys']): boolean {
  const needed = PAGE_KEYS[kind]
  return needed === undefined || keys.includes(needed)
}

/** Page of the console for a hit. Invoices of the marketplace's fee have none. */
function hrefOf({ kind, id, at }: probes.HitRow): string | null {
  switch (kind) {
    case 'person':
      return `/people/${id}`
    case 'shop':
      return `/shops/${id}`
    case 'application':
      return `/applications/${id}`
    case 'product':
      return `/catalog/products/${id}`
    case 'withdrawal':
      return `/cases/withdrawal/${id}`
    case 'report':
      return `/cases/report/${at}`
    default:
      return at === null ? null : `/purchases/${encodeURIComponent(at)}`
  }
}
