import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ledgerStatement, sumsStatement } from '../../src/modules/market-days/days.repository.ts'
import { compile } from '../../src/platform/db/read.ts'
import { useTestApp } from '../app.ts'
import { createShop } from '../fixtures.ts'

const app = useTestApp()

test('days read the ledger by an index', async () => {
  const { db } = app().deps
  const { id } = await createShop(db)
  await db.execute(sql`insert into ledger_entries (shop_id, kind, amount_minor, currency, at)
    select ${id}::uuid, 'adjustment', n, 'USD', '2026-01-01'::timestamptz + n * interval '10 minutes'
    from generate_series(1, 50000) n`)
  await db.execute(sql`vacuum analyze ledger_entries`)
  const day = { from: new Date('2026-03-01'), to: new Date('2026-03-02') }
  const dayBefore = { from: new Date('2026-02-01'), to: new Date('2026-02-02') }
  for (const statement of [sumsStatement(day), ledgerStatement([day, dayBefore])]) {
    const { text, values } = compile(statement)
    const { rows } = await app().database.pool.query(`explain (format json) ${text}`, values)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('"Relation Name":"ledger_entries"')
    expect(plan).not.toMatch(/"Seq Scan"[^{]*"Relation Name":"ledger_entries"/)
  }
})
