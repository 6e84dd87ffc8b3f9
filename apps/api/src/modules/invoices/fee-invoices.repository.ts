import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { soldByJson } from '../read-model/index.ts'
import { readShopRow, readShopRows } from '../shop-scope/index.ts'
import type { FeeDocument, FeePayer, MonthFees } from './fee-document.ts'
import type { FeeMonth } from './fee-months.repository.ts'

/** Condition that ledger entry `e` belongs to a month. */
const inMonth = ({ from, until }: FeeMonth) =>
  sql`e.at >= ${from.toISOString()}::timestamptz and e.at < ${until.toISOString()}::timestamptz`

/** Finds the shops whose balance has changed in a month. */
export async function findShopsWithEntries(db: Queryable, month: FeeMonth): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select s.id from shops s where exists (
    select from ledger_entries e where e.shop_id = s.id and ${inMonth(month)}) order by s.id`)
  return rows.map(({ id }) => id)
}

/**
 * Locks a shop, so that its invoices for a month are issued once. Reads the business behind it, and the registrations that
 * it has on the last day of the month.
 *
 * @param month such as `2026-11`
 */
export async function lockFeePayer(tx: Tx, shopId: string, month: string): Promise<FeePayer> {
  await tx.execute(sql`select from shops where id = ${shopId}::uuid for no key update`)
  const { rows } = await tx.execute<FeePayer & Record<string, unknown>>(sql`
    select s.name, s.city, s.country, s.address, ${soldByJson} as "soldBy",
      coalesce(s.trader_country, s.country) as "establishedIn", (
      select coalesce(json_agg(json_build_object('country', r.country, 'scheme', r.scheme, 'number', r.number,
        'isVerified', r.verified_at is not null) order by r.country, r.region), '[]')
      from shop_tax_registrations r
      where r.shop_id = s.id and r.number <> ''
        and (${`${month}-01`}::date + interval '1 month - 1 day')::date between r.from_day and coalesce(r.to_day, 'infinity')
      ) as registrations
    from shops s where s.id = ${shopId}::uuid`)
  return rows[0]!
}

/** Reads the fees of a month that have no invoice yet: those of real orders and those of test orders. */
export async function readUninvoicedFees(tx: Tx, shopId: string, month: FeeMonth): Promise<MonthFees[]> {
  const { rows } = await tx.execute<MonthFees & Record<string, unknown>>(sql`
    select g.is_test as "isTest", e.currency,
      -coalesce(sum(e.amount_minor) filter (where e.kind = 'commission'), 0)::float8 as "commissionMinor",
      coalesce(sum(e.amount_minor) filter (where e.kind <> 'commission'), 0)::float8 as "returnedMinor"
    from ledger_entries e join orders o on o.id = e.order_id join order_groups g on g.id = o.order_group_id
    where e.shop_id = ${shopId}::uuid and ${inMonth(month)}
      and e.kind in ('commission', 'commission_back', 'commission_reversal')
      and not exists (select from invoices i where i.shop_id = ${shopId}::uuid and i.month = ${month.name}
        and (i.series like 'TEST-%') = g.is_test)
    group by g.is_test, e.currency order by g.is_test`)
  return rows
}

/** Draws the next number of a series of the marketplace. Other draws wait until the transaction ends. */
export async function drawFeeNumber(tx: Tx, series: string): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into fee_invoice_counters as c (series, last) values (${series}, 1)
    on conflict (series) do update set last = c.last + 1 returning last`)
  return rows[0]!.last
}

export async function insertFeeInvoice(
  tx: Tx,
  given: {
    shopId: string
    series: string
    seq: number
    traderVersion: number | null
    document: FeeDocument
  },
): Promise<void> {
  const { shopId, series, seq, traderVersion, document } = given
  await tx.execute(sql`
    insert into invoices (id, shop_id, month, series, seq, issued_at, trader_version, document)
    values (${newId()}::uuid, ${shopId}::uuid, ${document.month}, ${series}, ${seq},
      ${document.issuedAt}::timestamptz, ${traderVersion}::int, ${JSON.stringify(document)}::jsonb)`)
}

interface FeeRow extends Record<string, unknown> {
  document: FeeDocument
}

/** Finds the invoices for a shop's fee whose documents are kept, newest first. */
export const findFeeInvoices = async (db: Db, shop: ShopScope): Promise<FeeDocument[]> =>
  (
    await readShopRows<FeeRow>(
      db,
      shop,
      sql`select i.document from invoices i
        where i.shop_id = ${shop.shopId}::uuid and i.month is not null and i.document is not null
        order by i.month desc, i.issued_at desc, i.id desc`,
    )
  ).map(({ document }) => document)

/** Finds one of them by its number. */
export const findFeeInvoice = async (
  db: Db,
  shop: ShopScope,
  number: string,
): Promise<FeeDocument | undefined> =>
  (
    await readShopRow<FeeRow>(
      db,
      shop,
      sql`select i.document from invoices i
        where i.shop_id = ${shop.shopId}::uuid and i.month is not null and i.document ->> 'number' = ${number}`,
    )
  )?.document
