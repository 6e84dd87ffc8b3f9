/**
 * Moves a backup from the PostgreSQL of the packages into version 15, the oldest supported one, and back. This is the
 * way across major versions, and from the embedded database to another.
 */
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder } from '../support/servers.ts'
import { command, embeddedUrl, fingerprints, query, startShop } from './shop.ts'

const skip = missingParts('a backup across versions', ['initdb', 'postgres'])

test('a backup goes into an older PostgreSQL and back, row by row', {
  skip,
  timeout: 20 * 60_000,
}, async t => {
  const folder = makeFolder('backup-versions')
  const closers: (() => Promise<unknown>)[] = [async () => removeFolder(folder)]
  t.after(async () => {
    for (const close of closers.reverse()) await close()
  })
  const [home, elsewhere] = [join(folder, 'home'), join(folder, 'elsewhere')]
  for (const path of [home, elsewhere]) mkdirSync(path)
  const shop = await startShop(folder, { SEED: 'demo', STOA_DATA_HOME: home, JOBS: 'off' })
  closers.push(shop.stop)
  const postgres = await startPostgres()
  closers.push(postgres.stop)

  async function move(name: string, from: string, to: string): Promise<void> {
    const file = join(folder, `${name}.stoa`)
    const expected = await fingerprints(from)
    assert.ok(Object.keys(expected).length > 60)
    const made = await command('backup', [file], { DATABASE_URL: from, STOA_DATA_HOME: home })
    assert.equal(made.code, 0, made.output)
    const restored = await command('restore', [file], { DATABASE_URL: to, STOA_DATA_HOME: elsewhere })
    assert.equal(restored.code, 0, restored.output)
    assert.deepEqual(await fingerprints(to), expected)
    console.log(`${name}:\n${made.output.trim()}`)
  }
  const versionOf = async (url: string) =>
    (await query<{ server_version: string }>(url, 'show server_version'))[0]!.server_version

  const [embedded, older] = [embeddedUrl(home, 'stoa'), postgres.url('stoa')]
  const [newVersion, oldVersion] = [await versionOf(embedded), await versionOf(older)]
  assert.match(oldVersion, /^15\./)
  assert.doesNotMatch(newVersion, /^15\./)
  await move(`${newVersion.split(' ')[0]} into ${oldVersion.split(' ')[0]}`, embedded, older)
  await query(embeddedUrl(home, 'postgres'), 'create database back')
  await move(`${oldVersion.split(' ')[0]} into ${newVersion.split(' ')[0]}`, older, embeddedUrl(home, 'back'))
})
