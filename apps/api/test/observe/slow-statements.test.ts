import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addJob } from '../../src/platform/jobs/add-job.repository.ts'
import { migrateJobs, startJobs } from '../../src/platform/jobs/jobs.ts'
import { logSlowStatements } from '../../src/platform/observe/slow-statements.ts'
import { useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { PASSWORD, signedUp } from '../fixtures.ts'
import { createTestLog } from '../log-lines.ts'

const { log, entries } = createTestLog()
const api = useTestApp({ log })
const LIMIT_MS = 20

test('logs a slow statement with the call that waited for it, without its values', async () => {
  onTestFinished(logSlowStatements(log, LIMIT_MS))
  const { email } = await signedUp(api())
  const before = entries().length
  const other = new pg.Client({ connectionString: api().database.url })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query('lock table users in access exclusive mode')
  const signingIn = api().call({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email, password: PASSWORD },
  })
  await expect
    .poll(async () => {
      const { rowCount } = await other.query('select 1 from pg_locks where not granted')
      return rowCount
    })
    .toBeGreaterThan(0)
  await other.query(`select pg_sleep(${(2 * LIMIT_MS) / 1_000})`)
  await other.query('commit')
  const { headers } = await signingIn

  const slow = entries()
    .slice(before)
    .filter(({ msg }) => msg === 'slow statement')
  // If the machine is busy, others take long too.
  const waited = slow.find(({ statement }) => /from "?users/.test(statement))
  expect(waited).toMatchObject({
    level: 'warn',
    operation: 'signIn',
    requestId: headers['x-request-id'],
    pool: 'api',
    isFailed: false,
  })
  expect(waited.ms).toBeGreaterThanOrEqual(LIMIT_MS)
  expect(JSON.stringify(slow)).not.toContain(email)
})

test('logs a slow statement of a job with the job’s name', async () => {
  onTestFinished(logSlowStatements(log, LIMIT_MS))
  const { url } = api().database
  const { db } = api().deps
  await migrateJobs(url)
  const runner = await startJobs({
    url,
    onError: () => undefined,
    jobs: [
      {
        name: 'take-long',
        work: () => db.execute(sql`select pg_sleep(${(2 * LIMIT_MS) / 1_000}::float8), ${'secret'}::text`),
      },
    ],
  })
  await addJob(db, 'take-long')
  const found = () => entries().find(({ job }) => job === 'take-long')
  await expect.poll(found).toBeDefined()
  await runner.stop()
  expect(found()).toMatchObject({ msg: 'slow statement', pool: 'api' })
  expect(JSON.stringify(found())).not.toContain('secret')
})

test('says what to do if PostgreSQL counts no statements', async () => {
  const { code, stdout, stderr } = await runCommand('slow', [], { DATABASE_URL: api().database.url })
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('shared_preload_libraries')
})
