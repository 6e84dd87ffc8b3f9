import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsFolder } from '../db/migrate.ts'

interface KnownMigration {
  hash: string
  name: string
  /** Time of its creation, by which the migrator identifies it. */
  when: number
  statements: string[]
}

let known: KnownMigration[] | undefined

/** The migrations of this version, the first one first. */
export function knownMigrations(): KnownMigration[] {
  if (known) return known
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  known = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }, at) => ({
    hash,
    name: journal.entries[at].tag,
    when: folderMillis,
    statements: sql,
  }))
  return known
}

export const nameOf = (hash: string): string | null =>
  knownMigrations().find(migration => migration.hash === hash)?.name ?? null

/** Runs migrations in the open transaction and records them like the migrator, which would open its own. */
export async function runMigrations(client: pg.Client, migrations: readonly KnownMigration[]): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { hash, when, statements } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ])
  }
}
