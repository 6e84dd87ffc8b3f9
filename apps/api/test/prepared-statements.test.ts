import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRow } from '../src/platform/db/read.ts'
import { inTx } from '../src/platform/db/tx.ts'
import { useTestDatabase } from './database.ts'

const database = useTestDatabase({ connections: 1 })

test('a connection holds a bounded number of plans, however many statements are tried on it', async () => {
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
  // A statement that was forgotten is prepared anew.
  expect(await shape(0)).toEqual({ n: 0 })
  expect(await prepared()).toContain('select 0::int as n')
})

test('a statement that was prepared before a migration is prepared anew after it', async () => {
  const { db } = database()
  await db.execute(sql`create table migrated (id int, amount int)`)
  await db.execute(sql`insert into migrated values (1, 2)`)
  const read = async () => (await db.execute(sql`select * from migrated where id = ${1}`)).rows
  for (let at = 0; at < 5; at++) expect(await read()).toEqual([{ id: 1, amount: 2 }])
  await db.execute(sql`alter table migrated add note text`)
  expect(await read()).toEqual([{ id: 1, amount: 2, note: null }])
  await db.execute(sql`alter table migrated drop note`)
  const inTransaction = () =>
    inTx(db, async tx => (await tx.execute(sql`select * from migrated where id = ${1}`)).rows)
  for (let at = 0; at < 5; at++) await inTransaction()
  await db.execute(sql`alter table migrated add note text`)
  expect(await inTransaction()).toEqual([{ id: 1, amount: 2, note: null }])
})
