import pg from 'pg'
import { inject } from 'vitest'
import { seedDemo } from '../seed/seed.ts'
import { createArgon2 } from '../src/adapters/argon2.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Database, openDatabase } from '../src/platform/db/client.ts'

/** Rows that a database of tests can begin with. */
const FILLINGS = {
  /** The demo marketplace, without orders. */
  demo: ({ db }: Database) => seedDemo({ db, clock: systemClock, passwords: QUICK_PASSWORDS }),
}

export type Filling = keyof typeof FILLINGS

/** The real argon2, at its least. */
export const QUICK_PASSWORDS = createArgon2({ algorithm: 2, memoryCost: 1024, timeCost: 1, parallelism: 1 })

/**
 * Name of a database with a filling, to be copied. The first test file of a run that asks for it fills it, and the others wait
 * for it. A copy costs a small part of what the filling does.
 */
export async function filledTemplate(filling: Filling): Promise<string> {
  const [empty, postgres] = [inject('template'), inject('postgres')]
  const name = `${empty}_${filling}`
  const admin = new pg.Client({ connectionString: `${postgres}/postgres` })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Named at last, so that what failed halfway is not taken for full.
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished} template ${empty}`)
    const database = openDatabase({ url: `${postgres}/${unfinished}`, connections: 2, maxWaitMs: 60_000 })
    await FILLINGS[filling](database).finally(() => database.close())
    await admin.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await admin.end()
  }
}
