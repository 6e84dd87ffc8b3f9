/** A process that does jobs goes on after each restart of PostgreSQL, however many jobs the restart broke off. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startApi } from '../support/api.ts'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { until } from '../support/servers.ts'

const RESTARTS = 4
/** Number of jobs added at a time. */
const BATCH = 500
/** Adds jobs of missing runs: the shortest ones, so that many end at the moment of a restart. */
const ADD_JOBS = `select graphile_worker.add_job('check-run', json_build_object('runId', gen_random_uuid()))
  from generate_series(1, $1)`
const COUNT_JOBS = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'check-run'`

const skip = missingParts('jobs through restarts of PostgreSQL', ['initdb', 'postgres'])

test('jobs go on after each restart of PostgreSQL', { skip, timeout: 10 * 60_000 }, async t => {
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const api = await startApi({ DATABASE_URL: postgres.url() })
  t.after(() => api.stop())
  const countJobs = async () => (await postgres.query<{ n: number }>(COUNT_JOBS))[0]!.n

  for (let restart = 1; restart <= RESTARTS; restart++) {
    const added = addUntilGone(postgres.url())
    await sleep(2_500)
    await postgres.server.stop('SIGINT')
    const count = await added
    await postgres.start()
    const left = await countJobs()
    assert.ok(left > 0, `all of ${count} jobs were done before the restart, which broke nothing off`)
    const since = performance.now()
    await until(`an end of the jobs after restart ${restart}`, async () => (await countJobs()) === 0, {
      said: api.log,
    })
    const seconds = ((performance.now() - since) / 1_000).toFixed(1)
    console.log(
      `restart ${restart}: ${left} of ${count} jobs are left, the last of them done ${seconds} s after it`,
    )
  }
})

/** Adds jobs, faster than they are done, until the server goes. Returns how many. */
async function addUntilGone(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  for (let count = 0; ; count += BATCH)
    try {
      await client.query(ADD_JOBS, [BATCH])
    } catch {
      return count
    }
}
