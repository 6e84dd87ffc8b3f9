import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { problem } from '../../../platform/problem.ts'
import { readShopRow, readShopRows } from '../../shop-scope/index.ts'
import { writeShopLogs } from '../../shops/index.ts'
import type { Change } from './changed-fields.ts'

type Schemas = components['schemas']
export type ProductAction = Schemas['ProductLogEntry']['what']

/** Keys of the log for the labels of paths and for the version that an edit made. */
const LABELS = 'labels'
const VERSION = 'version'
const MAX_TEXT = 500

/** Change of one product to be logged, with the version that it got. The version is unchanged if only stock moved. */
export interface LoggedChange {
  productId: string
  version: number
  changes: ReadonlyMap<string, Change>
}

/** Writes who changed what of products. Null stands for a command of the operator. */
export async function logProducts(
  tx: Tx,
  by: { shopId: string; userId: string | null },
  what: ProductAction,
  entries: readonly LoggedChange[],
  now: Date,
): Promise<void> {
  await writeShopLogs(
    tx,
    entries.map(({ productId, version, changes }) => ({
      shopId: by.shopId,
      at: now,
      actorId: by.userId,
      what: `product.${what}`,
      subjectId: productId,
      changes: storedOf(changes, version),
    })),
  )
}

/** The first value of `version` is the version that was edited. */
function storedOf(changes: ReadonlyMap<string, Change>, version: number): Record<string, [unknown, unknown]> {
  const labels = [...changes].filter(([, { label }]) => label).map(([path, { label }]) => [path, label])
  return {
    ...Object.fromEntries([...changes].map(([path, { before, after }]) => [path, [cut(before), cut(after)]])),
    [VERSION]: [version - 1, version],
    ...(labels.length > 0 && { [LABELS]: [null, Object.fromEntries(labels)] }),
  }
}

/** The log says what changed, not the whole of a long text. */
const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value

export interface LogRow extends Record<string, unknown> {
  id: number
  at: number
  by: string | null
  what: string
  changes: Record<string, [unknown, unknown]>
}

const columns = sql`l.id::float8 as id, (extract(epoch from l.at) * 1000)::float8 as at, u.username as by, l.what, l.changes`

/** The edits of a product since a version, the newest first. */
export async function findEditsSince(
  tx: Tx,
  shop: ShopScope,
  productId: string,
  version: number,
): Promise<LogRow[]> {
  const { rows } =
    await tx.execute<LogRow>(sql`select ${columns} from shop_log l left join users u on u.id = l.actor_id
    where l.shop_id = ${shop.shopId}::uuid and l.subject_id = ${productId}
      and (l.changes -> ${VERSION} ->> 1)::bigint > ${version} order by l.id desc limit 1000`)
  return rows
}

/** The version that an edit made, its changes by path, and what each path is of. */
export function readLog({ changes }: LogRow) {
  const { [VERSION]: version, [LABELS]: labels, ...paths } = changes
  return {
    version: (version?.[1] ?? null) as number | null,
    paths,
    labels: (labels?.[1] ?? {}) as Record<string, string>,
  }
}

/** @throws problem `product.not_found`, `cursor.invalid` */
export async function listProductLog(
  db: Db,
  shop: ShopScope,
  productId: string,
  { cursor: text, limit = 25 }: { readonly cursor?: string; readonly limit?: number },
): Promise<Schemas['ProductLog']> {
  const id = productId.toLowerCase()
  const product = await readShopRow(
    db,
    shop,
    sql`select id from products where id = ${id}::uuid and shop_id = ${shop.shopId}::uuid`,
  )
  if (!product) throw problem('product.not_found')
  const list = `product log ${id}`
  const cursor = readCursor(text, list, ['integer'])
  const isBack = cursor?.direction === 'previous'
  const border = cursor ? sql`and l.id ${sql.raw(isBack ? '>' : '<')} ${cursor.keys[0]}::bigint` : sql``
  const rows = await readShopRows<LogRow>(
    db,
    shop,
    sql`select ${columns} from shop_log l left join users u on u.id = l.actor_id
      where l.shop_id = ${shop.shopId}::uuid and l.subject_id = ${id} ${border}
      order by l.id ${sql.raw(isBack ? 'asc' : 'desc')} limit ${limit + 1}`,
  )
  const { items, page } = cutPage(rows, { cursor, limit, list, keysOf: row => [row.id] })
  const entries = items.map(entryOf)
  return { items: entries, page, names: await findNames(db, shop, { productId: id, entries }) }
}

/** Finds the names of the categories and pictures that changes contain by id. */
async function findNames(
  db: Db,
  shop: ShopScope,
  { productId, entries }: { productId: string; entries: readonly Schemas['ProductLogEntry'][] },
): Promise<Record<string, string>> {
  const ids = entries
    .flatMap(({ changes }) => changes)
    .filter(({ path }) => path === 'categoryId' || path.endsWith('/mediaId'))
    .flatMap(({ before, after }) => [before, after])
    .filter(value => typeof value === 'string')
  if (ids.length === 0) return {}
  const wanted = sql`select jsonb_array_elements_text(${JSON.stringify([...new Set(ids)])}::jsonb)`
  const rows = await readShopRows<{ id: string; name: string }>(
    db,
    shop,
    sql`select c.id::text, c.name from categories c where c.id::text in (${wanted})
      union all select m.id, coalesce(nullif(pm.alt, ''), m.alt) from media m
        left join product_media pm on pm.media_id = m.id and pm.product_id = ${productId}::uuid
        where m.id in (${wanted}) and coalesce(nullif(pm.alt, ''), m.alt) <> ''`,
  )
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

const ACTIONS = new Set<string>([
  'created',
  'updated',
  'duplicated',
  'bulk',
  'undone',
  'published',
  'imported',
])

function entryOf(row: LogRow): Schemas['ProductLogEntry'] {
  const { version, paths, labels } = readLog(row)
  const what = row.what.replace(/^product\./, '')
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    by: row.by,
    what: (ACTIONS.has(what) ? what : 'updated') as ProductAction,
    version,
    changes: Object.entries(paths).map(([path, [before, after]]) => ({
      path,
      label: labels[path] ?? '',
      before,
      after,
    })),
  }
}
