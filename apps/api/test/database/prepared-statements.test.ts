import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRow } from '../../src/platform/db/read.ts'
import { useTestDatabase } from '../database.ts'

const database = useTestDatabase({ connections: 1 })

test('bounds the number of plans of a connection', async () => {
  const { db } = database()
  const shape = (at: number) => readRow<{ n: number }>(db, sql`select ${sql.raw(`${at}`)}::int as n`)
  const common = () => readRow<{ word: string }>(db, sql`select 'common' as word`)
  const prepared = async () =>
    (
      await db.$client.query<{ statement: string }>(
        `select statement from pg_prepared_statements where statement not like '%like%'`,
      )
    ).rows.map(({ statement }) => statement)

  for (let at = 0; at < 300; at++) {
    expect(await shape(at)).toEqual({ n: at })
    expect(await common()).toEqual({ word: 'common' })
  }
  const kept = await prepared()
  expect(kept.length).toBeLessThanOrEqual(100)
  expect(kept).toContain("select 'common' as word")
  expect(kept).toContain('select 299::int as n')
  // A statement that was forgotten is prepared again.
  expect(await shape(0)).toEqual({ n: 0 })
  expect(await prepared()).toContain('select 0::int as n')
})
