import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type JsonSchema, loadOperatorContract, type Operation } from '../../src/contract/document.ts'
import { newId } from '../../src/platform/ids.ts'
import { wholeReads } from '../explain.ts'
import { confirmEmail, createShop, signedUp } from '../fixtures.ts'
import { recordAll } from '../statements.ts'
import { prepareThings, samples, type Things } from '../walls/operator-samples/index.ts'
import { type Employee, employee, useOperatorDesk } from './operator-desk.ts'

// Every read of the console, from its contract, with each of its filters alone and with the filters of its sample.
const contract = loadOperatorContract()
const reads = contract.operations.filter(({ method, isSecured }) => method === 'GET' && isSecured)

const GROWING = new Set([
  'checkouts',
  'claims',
  'disputes',
  'emails',
  'fulfillments',
  'invoices',
  'ledger_entries',
  'operator_log',
  'order_events',
  'order_groups',
  'order_lines',
  'orders',
  'payment_events',
  'payment_splits',
  'payments',
  'product_questions',
  'refunds',
  'reports',
  'restrictions',
  'returns',
  'reviews',
  'sessions',
  'users',
  'withdrawals',
])

const desk = useOperatorDesk()
let things: Things
let admin: Employee

beforeAll(async () => {
  const buyer = await signedUp(desk())
  await confirmEmail(desk(), buyer)
  const seller = await signedUp(desk())
  const shop = await createShop(desk().deps.db, { status: 'open', ownerId: seller.id })
  things = await prepareThings(desk(), { buyer, seller, shopId: shop.id })
  admin = await employee(desk())
  await fillTables(shop.id)
})

/** Adds a row to each growing table without one, since the planner takes a table without pages for empty. */
async function fillTables(shopId: string): Promise<void> {
  const { db } = desk().deps
  const { productId } = things
  const { orderId, paymentId } = things.purchase
  await db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
    values (${shopId}, ${orderId}, 'sale', 2000, 'USD', now())`)
  await db.execute(sql`insert into payment_splits (payment_id, order_id, captured_minor)
    values (${paymentId}, ${orderId}, 2000)`)
  await db.execute(
    sql`insert into payment_events (payment_id, kind, source) values (${paymentId}, 'captured', 'browser')`,
  )
  await db.execute(
    sql`insert into fulfillments (id, order_id, shop_id) values (${newId()}, ${orderId}, ${shopId})`,
  )
  await db.execute(sql`insert into invoices (id, shop_id, order_id, series, seq, issued_at)
    values (${newId()}, ${shopId}, ${orderId}, 'INV', 1, now())`)
  await db.execute(sql`insert into reviews (id, product_id, shop_id, author_name, rating)
    values (${newId()}, ${productId}, ${shopId}, 'Robin', 5)`)
  await db.execute(sql`insert into product_questions (id, product_id, author_name, text)
    values (${newId()}, ${productId}, 'Robin', 'Does it float?')`)
  for (const table of GROWING) {
    const { rows } = await db.execute(sql`select from ${sql.identifier(table)} limit 1`)
    if (rows.length === 0) throw new Error(`${table} is empty. Add a row here.`)
  }
}

const TEXTS = ['robin', 'robin reed', 'a@example.test', 'KQ2M9XW4T7']
const TIMES: Readonly<Record<string, string>> = { date: '2026-05-04', 'date-time': '2026-05-04T00:00:00Z' }

/** The schema that a reference names, or the given one. */
const named = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string'
    ? (contract.components.$defs as Record<string, JsonSchema>)[schema.$ref.split('/').at(-1)!]!
    : schema

/** Values of a filter: each of a few, texts of every shape, a time, or the one of the sample. */
function valuesOf(name: string, schema: JsonSchema, given: string | null): readonly string[] {
  const { enum: few, format, type } = named(schema)
  if (Array.isArray(few)) return few
  if (name === 'q') return TEXTS
  if (type === 'integer') return ['1']
  if (type === 'boolean') return ['true']
  return [TIMES[String(format)] ?? given ?? things.shopId]
}

/** Queries of a read: without filters, with each alone, and with those of its sample. */
function queriesOf({ id, parameters }: Operation): string[] {
  const { query = '' } = samples[id]!(things)
  const given = new URLSearchParams(query)
  const filters = parameters.filter(({ in: place, name }) => place === 'query' && name !== 'cursor')
  const needed = filters.flatMap(({ name, required }): [string, string][] =>
    required ? [[name, given.get(name)!]] : [],
  )
  const each = filters.flatMap(({ name, schema }) =>
    valuesOf(name, schema, given.get(name)).map(value => {
      const asked = new URLSearchParams(needed)
      asked.set(name, value)
      return asked.toString()
    }),
  )
  return [...new Set([new URLSearchParams(needed).toString(), ...each, query])]
}

test.each(reads.map(operation => [operation.id, operation] as const))(
  '%s reads no growing table from end to end',
  async (_, operation) => {
    const { params = {} } = samples[operation.id]!(things)
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(params[name]!),
    )
    const { pool } = desk().database
    for (const query of queriesOf(operation)) {
      const url = query === '' ? path : `${path}?${query}`
      const { answer, statements } = await recordAll(pool, () =>
        desk().ask({ method: 'GET', url, cookie: admin.cookie }),
      )
      expect([url, answer.status]).toEqual([url, 200])
      expect(await wholeReads(pool, statements, GROWING), url).toEqual([])
    }
  },
)
