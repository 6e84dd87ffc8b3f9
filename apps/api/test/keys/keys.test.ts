import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../database.ts'
import { IN_ONE_PLACE, SPREAD } from './spread-keys.ts'

const database = useTestDatabase()
const PARTITIONS = 4
let client: pg.Pool

beforeAll(async () => {
  client = database().pool
  await client.query('create schema spread')
})

const columnOf = async (table: string, column: string) => {
  const { rows } = await client.query<{ isNeeded: boolean }>(
    `select attnotnull as "isNeeded" from pg_attribute
      where attrelid = ('public.' || $1)::regclass and attname = $2 and not attisdropped`,
    [table, column],
  )
  return rows[0]
}

test('every table has its place', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  expect([...Object.keys(SPREAD), ...IN_ONE_PLACE].sort()).toEqual(rows.map(({ name }) => name))
})

const spread = Object.entries(SPREAD)

test.each(spread.filter(([, { isMissing }]) => isMissing))(
  '%s has no column to be spread by yet',
  async (table, { by }) => {
    expect(await columnOf(table, by)).toBeUndefined()
  },
)

describe('in hash partitions every unique index has the column, but for those that are declared', () => {
  test.each(spread.filter(([, { isMissing }]) => !isMissing))('%s', async (table, { by, inTheWay = {} }) => {
    await client.query(`create table spread.${table} (like public.${table} including defaults including generated)
      partition by hash (${by})`)
    for (let at = 0; at < PARTITIONS; at++)
      await client.query(`create table spread.${table}_${at} partition of spread.${table}
        for values with (modulus ${PARTITIONS}, remainder ${at})`)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = ('public.' || $1)::regclass and i.indisunique order by c.relname`,
      [table],
    )
    const refused: string[] = []
    for (const { name, definition } of indexes)
      await client.query(definition.replace(` ON public.${table} `, ` ON spread.${table} `)).catch(error => {
        expect(error.message).toBe(
          'unique constraint on partitioned table must include all partitioning columns',
        )
        refused.push(name)
      })
    expect(refused).toEqual(Object.keys(inTheWay).sort())
  })
})
