import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Operation } from '../../src/contract/document.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Answer } from '../app.ts'
import { multipart } from '../fixtures.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import type { Request } from './samples/sample.ts'

export const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#369' } })
  .png()
  .toBuffer()
const table = Buffer.from('Handle,Title,Variant Price\nkiln-test,Kiln test,20\n')
const files: Record<string, { filename: string; bytes: Buffer; type: string }> = {
  picture: { filename: 'kiln.png', bytes: picture, type: 'image/png' },
  label: { filename: 'label.png', bytes: picture, type: 'image/png' },
  file: { filename: 'kiln.csv', bytes: table, type: 'text/csv' },
}

/** Sends a request to an operation, for a shop if one is named. */
export function send(
  { call }: ShopFloor,
  { method, path, parameters }: Operation,
  { params = {}, query = {}, body, upload, version }: Request,
  { token, shop }: { token: string | undefined; shop?: string | undefined },
): Promise<Answer> {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const parts = upload && multipart({ ...upload.fields, [upload.field]: files[upload.field]! })
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  const search = new URLSearchParams(query).toString()
  return call({
    method: method as 'GET',
    url: search ? `${url}?${search}` : url,
    token,
    ...(parts && { payload: parts.payload }),
    ...(body && { payload: body }),
    headers: {
      ...parts?.headers,
      ...(takesKey && { 'idempotency-key': newId() }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(shop !== undefined && { 'stoa-shop': shop }),
    },
  })
}

/** Tables to which every call writes, whatever it does. */
const besides = ['idempotency_keys', 'operator_sessions', 'rate_counts', 'sessions']

/** Reads the contents of every table: all rows, or those of a shop. */
export async function contentsOf(
  { database }: Pick<ShopFloor, 'database'>,
  shopId?: string,
): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string; has_shop: boolean }>(
    `select c.relname as name, exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped) as has_shop
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  )
  const asked = tables.filter(
    ({ name, has_shop }) => !besides.includes(name) && (shopId === undefined || has_shop || name === 'shops'),
  )
  const where = ({ name }: { name: string }) =>
    shopId === undefined ? '' : ` where ${name === 'shops' ? 'id' : 'shop_id'} = '${shopId}'`
  const { rows } = await database.pool.query<{ name: string; contents: string }>(
    asked
      .map(
        one =>
          `select '${one.name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as contents
            from ${one.name} t${where(one)}`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, contents }) => [name, contents]))
}

/** A category of the marketplace that shops may put their own into. */
export async function rootCategory({ deps }: ShopFloor): Promise<string> {
  const id = newId()
  await deps.db.execute(sql`insert into categories (id, parent_id, name, slug, path, depth, position, source)
    values (${id}, null, 'Walls', 'walls', 'walls', 1, 0, 'seed')`)
  return id
}
