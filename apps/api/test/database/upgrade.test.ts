import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as run } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { useEmptyDatabase } from '../database.ts'

interface Journal {
  entries: { idx: number; when: number }[]
}

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as Journal
const url = useEmptyDatabase()

test('each migration is dated later than those before it, or a database would pass over it', () => {
  const moments = journal.entries.map(({ when }) => when)
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
})

test('a database from the time when migration 18 was dated a day ahead is brought up to date', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrations, folder, { recursive: true })
  const entries = journal.entries
    .filter(({ idx }) => idx <= 18)
    .map(entry => (entry.idx === 18 ? { ...entry, when: 1_795_453_687_907 } : entry))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  onTestFinished(() => client.end())
  await run(drizzle(client), { migrationsFolder: folder })

  await migrate(url())
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ count: journal.entries.length }])
})
