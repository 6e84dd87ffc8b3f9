import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { run } from '@stoa/testing/processes'

/** Returns the findings for each statement, as a migration with only this statement. */
async function lint(statements: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-migrations-'))
  try {
    const files = statements.map((statement, at) => {
      const file = join(folder, `${9_000 + at}_one.sql`)
      writeFileSync(file, `${statement};\n`)
      return file
    })
    const args = ['--config', 'apps/api/squawk.toml', '--reporter', 'gcc', ...files]
    const { output } = await run('squawk', args)
    return files.map(file => {
      const lines = output.split('\n').filter(line => line.startsWith(file))
      return lines.map(line => / (?:warning|error): ([a-z-]+) /.exec(line)?.[1]).join()
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a migration that the release before could not live with is refused', async () => {
  const refused = {
    'drop table carts': 'ban-drop-table',
    'alter table orders drop column note': 'ban-drop-column',
    'alter table orders rename to sales': 'renaming-table',
    'alter table orders rename column note to words': 'renaming-column',
    'alter table orders add column note text not null': 'adding-required-field',
    'alter table orders alter column note set not null': 'adding-not-nullable-field',
    'alter table orders alter column note type bigint': 'changing-column-type',
    'create index orders_note_idx on orders (note)': 'require-concurrent-index-creation',
    'alter table orders add constraint orders_note_check check (note > 0)': 'constraint-missing-not-valid',
  }
  assert.deepEqual(await lint(Object.keys(refused)), Object.values(refused))
})

test('passes additions, and a declared exception', async () => {
  const passing = [
    'alter table orders add column note text',
    "alter table orders add column note text not null default ''",
    'alter table orders add constraint orders_note_check check (note > 0) not valid',
    'create table notes (id uuid primary key, note text not null); create index notes_note_idx on notes (note)',
    '-- The table is small.\n-- squawk-ignore require-concurrent-index-creation\ncreate index a_idx on orders (note)',
  ]
  assert.deepEqual(
    await lint(passing),
    passing.map(() => ''),
  )
})
