import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/db/client.ts'
import { type Filling, filledTemplate } from './filled.ts'

async function asAdmin(sql: string) {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The address of an empty database without any table, dropped after the test file. */
export function useEmptyDatabase(): () => string {
  const name = `e_${randomBytes(6).toString('hex')}`
  beforeAll(() => asAdmin(`create database ${name} template template0`))
  afterAll(() => asAdmin(`drop database ${name} with (force)`))
  return () => `${inject('postgres')}/${name}`
}

export interface TestDatabase extends Database {
  url: string
}

export interface TestDatabaseOptions {
  connections?: number
  /** Rows that the database begins with; none by default. */
  filled?: Filling
}

/** A migrated database of one's own; `close` drops it. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`
  const template = options.filled ? await filledTemplate(options.filled) : inject('template')
  await asAdmin(`create database ${name} template ${template}`)
  const url = `${inject('postgres')}/${name}`
  const database = openDatabase({
    url,
    connections: options.connections ?? 6,
    // Calls that are made at once prove what they do to each other, not how fast this machine is.
    maxWaitMs: 60_000,
    refuseBesideTransaction: true,
  })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/** Creates one database for a whole test file: `const database = useTestDatabase()`, then `database().db`. */
export function useTestDatabase(options: TestDatabaseOptions = {}): () => TestDatabase {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase(options)
  })
  afterAll(() => database?.close())
  return () => {
    if (!database) throw new Error('The database is there once beforeAll has run.')
    return database
  }
}
