import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountTokens, refreshTokens, sessions } from '../../src/modules/auth/auth.schema.ts'
import { createJobs } from '../../src/modules/jobs.ts'
import { emails as emailsTable } from '../../src/modules/mail/emails.schema.ts'
import { queueEmail } from '../../src/modules/mail/index.ts'
import { idempotencyKeys } from '../../src/platform/idempotency/idempotency.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { addJob } from '../../src/platform/jobs/add-job.repository.ts'
import { type Job, startJobs } from '../../src/platform/jobs/jobs.ts'
import { forgetFutureTurns } from '../../src/platform/jobs/timed-jobs.ts'
import { holdWorkerLocks } from '../../src/platform/jobs/worker-locks.ts'
import { useTestApp } from '../app.ts'
import { loseAnswersTo, stallAt } from '../database/cut-connection.ts'
import { multipart, PASSWORD, signedUp } from '../fixtures.ts'
import { useSmtp } from '../mail/smtp.ts'

const api = useTestApp()
const smtp = useSmtp()

const DAY = 24 * 60 * 60_000
const complaints: string[] = []

async function start(jobs: readonly Job[], { url } = api().database as { url: string }) {
  const runner = await startJobs({ url, jobs, onError: message => complaints.push(message) })
  onTestFinished(runner.stop)
}

/** Counts the jobs of these names: waiting, running or failed. */
const jobCount = async (...names: string[]) => {
  const { rows } = await api().deps.db.execute<{ n: number }>(
    sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = any(${sql.param(names)}::text[])`,
  )
  return rows[0]!.n
}

test('an email is sent as soon as its transaction is committed, and never before', async () => {
  const sent: string[] = []
  const mail = { send: async ({ recipient }: { recipient: string }) => void sent.push(recipient) }
  await start(createJobs(api().deps, { mail }))
  const email = (recipient: string) => ({ kind: 'test', recipient, subject: 'x', body: 'x', html: 'x' })
  await queueEmail(api().deps.db, email('first@example.test'))
  await expect.poll(() => sent).toEqual(['first@example.test'])
  await api().deps.db.transaction(async tx => {
    await queueEmail(tx, email('early@example.test'))
    // An email that another connection commits in the meantime is sent.
    await queueEmail(api().deps.db, email('beside@example.test'))
    await expect.poll(() => sent).toEqual(['first@example.test', 'beside@example.test'])
  })
  await expect.poll(() => sent).toEqual(['first@example.test', 'beside@example.test', 'early@example.test'])
  expect(complaints).toEqual([])
})

test('runs a job on one of two runners, and retries it if it fails', async () => {
  const done: string[] = []
  let fails = 1
  const jobs = (runner: string): Job[] => [
    { name: 'count', work: async () => void done.push(runner) },
    {
      name: 'stumble',
      async work() {
        if (fails-- > 0) throw new Error('stumbled once')
        done.push('stumbled')
      },
    },
  ]
  await start(jobs('one'))
  await start(jobs('two'))
  const { db } = api().deps
  for (let at = 0; at < 20; at++) await addJob(db, 'count')
  await addJob(db, 'stumble')
  await expect.poll(() => jobCount('count', 'stumble')).toBe(0)
  expect(done.filter(entry => entry === 'stumbled')).toHaveLength(1)
  expect(done.filter(entry => entry !== 'stumbled')).toHaveLength(20)
  expect(complaints.join()).toContain('stumbled once')
})

test('survives the loss of the database while a job ends, and repeats the job', async () => {
  const runs: (() => void)[] = []
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  await start([
    {
      name: 'held',
      async work() {
        runs.push(open)
        if (runs.length === 1) await isOpen
      },
    },
  ])
  await addJob(api().deps.db, 'held')
  await expect.poll(() => runs.length).toBe(1)

  const name = new URL(api().database.url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: api().database.url.replace(/[^/]*$/, 'postgres') })
  await admin.connect()
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'stoa-jobs'`,
    [name],
  )
  open()
  await expect.poll(() => complaints.join()).toContain('not currently accepting connections')
  await admin.query(`alter database ${name} allow_connections true`)
  await admin.end()
  await expect.poll(() => jobCount('held'), { timeout: 45_000 }).toBe(0)
  expect(runs).toHaveLength(2)
})

test('runs a job even if the connection broke before the process received it', async () => {
  const way = await loseAnswersTo('select jobs.job_queue_id, jobs.priority', api().database.url)
  onTestFinished(way.close)
  await addJob(api().deps.db, 'unheard-of')
  let runs = 0
  await start([{ name: 'unheard-of', work: async () => void runs++ }], way)
  await expect
    .poll(async () => {
      const { rows } = await api().deps.db.execute(
        sql`select 1 from graphile_worker.jobs where task_identifier = 'unheard-of' and locked_at is not null`,
      )
      return rows.length
    })
    .toBe(1)
  way.loseNoMore()
  await expect.poll(() => jobCount('unheard-of'), { timeout: 30_000 }).toBe(0)
  expect(runs).toBe(1)
})

test('ends quietly if the connection breaks while it begins to listen for jobs', async () => {
  const way = await stallAt('LISTEN "jobs:insert"', api().database.url)
  const runner = await startJobs({ url: way.url, jobs: [], onError: message => complaints.push(message) })
  await way.stalled
  const stopped = runner.stop()
  await sleep(0)
  way.close()
  // An unhandled rejection also fails the test run.
  await expect(stopped).resolves.toBeUndefined()
})

test('sweeps expired rows, and keeps the others', async () => {
  const { db } = api().deps
  const person = await signedUp(api())
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  const [over, revoked, live] = [newId(), newId(), newId()]
  await db.insert(sessions).values([
    { id: over, userId: person.id, expiresAt: ago(31) },
    { id: revoked, userId: person.id, expiresAt: ago(-9), revokedAt: ago(31) },
    { id: live, userId: person.id, expiresAt: ago(-9) },
  ])
  const token = (sessionId: string, generation: number, usedAt: Date | null) => ({
    sessionId,
    generation,
    usedAt,
    tokenHash: Buffer.from(`${sessionId} ${generation}`),
  })
  await db
    .insert(refreshTokens)
    .values([token(live, 1, ago(31)), token(live, 2, ago(1)), token(live, 3, null), token(over, 1, null)])
  const mailed = (purpose: 'activate' | 'confirm-email', expiresAt: Date) => ({
    purpose,
    expiresAt,
    userId: person.id,
    tokenHash: Buffer.from(`${purpose} ${expiresAt.getTime()}`),
  })
  await db.insert(accountTokens).values([mailed('activate', ago(8)), mailed('activate', ago(-1))])
  const key = (name: string, expiresAt: Date) => ({
    scope: 'test',
    key: name,
    expiresAt,
    requestHash: Buffer.from(name),
  })
  await db.insert(idempotencyKeys).values([key('old', ago(0.01)), key('new', ago(-1))])
  const email = { kind: 'test', subject: 'x', body: 'x' }
  await db.insert(emailsTable).values([
    { ...email, recipient: 'old@example.test', createdAt: ago(31) },
    { ...email, recipient: 'new@example.test' },
  ])

  await start(createJobs(api().deps, null))
  await addJob(db, 'sweep')
  await expect.poll(() => db.$count(emailsTable, sql`recipient = 'old@example.test'`)).toBe(0)
  await expect.poll(() => jobCount('sweep')).toBe(0)
  const left = await db.select({ id: sessions.id }).from(sessions)
  expect(left.map(({ id }) => id)).toContain(live)
  for (const id of [over, revoked]) expect(left.map(row => row.id)).not.toContain(id)
  const generations = await db.select().from(refreshTokens).where(sql`session_id = ${live}`)
  expect(generations.map(({ generation }) => generation).sort()).toEqual([2, 3])
  expect(await db.$count(accountTokens, sql`purpose = 'activate'`)).toBe(1)
  expect((await db.select().from(idempotencyKeys)).map(row => row.key)).toEqual(['new'])
  expect(await db.$count(emailsTable, sql`recipient = 'new@example.test'`)).toBe(1)
  expect((await api().call({ method: 'GET', url: '/api/user/me', token: person.token })).status).toBe(200)
})

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url))

async function startServer(settings: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = fork(SERVER, [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...env,
      DATABASE_URL: api().database.url,
      SMTP_URL: smtp().url,
      SITE_URL: 'https://shop.test',
      MAIL_FROM: 'Shop <no-reply@shop.test>',
      OPERATOR_EMAIL: 'desk@shop.test',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      STOA_DATA_HOME: api().dataDir,
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_AUTH_PER_ADDRESS: '1000000',
      ...settings,
    },
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  onTestFinished(async () => {
    if (!hasEnded() && child.kill('SIGTERM')) await once(child, 'exit')
  })
  const [message] = await once(child, 'message')
  return { child, address: (message as { address: string }).address }
}

/** Counts the workers of these ids whose lock is held. */
async function lockedOf(ids: readonly string[]): Promise<number> {
  const { rows } = await api().deps.db.execute<{ n: number }>(
    sql`select count(*)::int as n from unnest(${sql.param(ids)}::text[]) id where exists (
      select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and ((classid::bigint << 32) | objid::bigint) = hashtextextended(id, 0))`,
  )
  return rows[0]!.n
}

test('holds the lock of each worker, whenever it is added', async () => {
  const pool = new pg.Pool({ connectionString: api().database.url, max: 2 })
  const workerLocks = holdWorkerLocks(pool)
  onTestFinished(async () => {
    await workerLocks.stop()
    await pool.end()
  })
  const ids = Array.from({ length: 200 }, () => newId())
  // Before, while and after the connection and its lock are made.
  for (const id of ids) {
    void workerLocks.add(id)
    await sleep(1)
  }
  await expect.poll(() => lockedOf(ids)).toBe(ids.length)
})

test('runs a job of a killed process elsewhere, and leaves a living process its job', async () => {
  const { db } = api().deps
  const silent = createServer(socket => socket.on('error', () => undefined))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const { child } = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const recipient = 'killed@example.test'
  await queueEmail(db, { kind: 'test', recipient, subject: 'x', body: 'x', html: 'x' })
  await once(silent, 'connection')
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone

  const sent: string[] = []
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  const held = { name: 'held', work: vi.fn(() => isOpen) }
  const mail = { send: async (email: { recipient: string }) => void sent.push(email.recipient) }
  await start([...createJobs(api().deps, { mail }), held])
  onTestFinished(() => open())
  await addJob(db, 'held')
  await expect.poll(() => held.work.mock.calls.length).toBe(1)
  const { rows } = await db.execute<{ worker: string }>(
    sql`select locked_by as worker from graphile_worker.jobs where task_identifier = 'held'`,
  )
  await expect.poll(() => lockedOf([rows[0]!.worker])).toBe(1)
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes' where locked_at is not null`,
  )
  await addJob(db, 'free-jobs')
  await expect.poll(() => sent).toContain(recipient)
  await expect.poll(() => jobCount('free-jobs')).toBe(0)
  expect(held.work).toHaveBeenCalledOnce()
  open()
  await expect.poll(() => jobCount('held')).toBe(0)
})

test('forgets future runs of timed jobs that a fast clock has recorded', async () => {
  const { url } = api().database
  await start([
    { name: 'ahead', at: '* * * * *', work: async () => undefined },
    { name: 'on-time', at: '* * * * *', work: async () => undefined },
  ])
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  onTestFinished(() => pool.end())
  const turns = async () =>
    (
      await pool.query(`select identifier as name, last_execution < now() as "isPast", last_execution as at
        from graphile_worker._private_known_crontabs where identifier in ('ahead', 'on-time') order by 1`)
    ).rows
  // They are written down a moment after the start.
  await expect.poll(turns).toHaveLength(2)
  await pool.query(`update graphile_worker._private_known_crontabs
    set last_execution = now() + case identifier when 'ahead' then interval '1 day' else interval '-1 hour' end`)
  const before = await turns()
  await forgetFutureTurns(pool)
  expect(await turns()).toEqual([{ name: 'ahead', isPast: true, at: expect.any(Date) }, before[1]])
})

test('doesn’t count a replaced job as given up when it fails', async () => {
  const { db } = api().deps
  const runs: { fail(error: Error): void }[] = []
  const held = {
    name: 'replaced',
    async work() {
      const { promise, reject: fail } = Promise.withResolvers<void>()
      runs.push({ fail })
      if (runs.length === 1) await promise
    },
  }
  const refused = {
    name: 'refused',
    async work() {
      throw new Error('refused for good')
    },
  }
  await start([held, refused])
  await addJob(db, 'replaced', { key: 'one at a time' })
  await expect.poll(() => runs.length).toBe(1)
  await addJob(db, 'replaced', { key: 'one at a time' })
  await expect.poll(() => runs.length).toBe(2)
  runs[0]!.fail(new Error('too late'))
  // Two that were not replaced.
  await addJob(db, 'refused', { maxAttempts: 1 })
  await addJob(db, 'refused', { maxAttempts: 1, key: 'refused' })
  await expect.poll(() => complaints.filter(each => each.includes('refused for good')).length).toBe(2)
  await expect.poll(() => complaints.join()).toContain('too late')
  // A timed one, of a process that was killed at it, when the next was due.
  await db.execute(
    sql`select graphile_worker.permanently_fail_jobs(array[id]) from graphile_worker.add_job('clear-superseded-jobs',
      run_at := now() + interval '1 hour')`,
  )
  await addJob(db, 'clear-superseded-jobs')
  await expect.poll(() => jobCount('clear-superseded-jobs', 'replaced')).toBe(0)
  expect(await jobCount('refused')).toBe(2)
})

test('two API processes on one database send each email once, and show no mailbox', {
  timeout: 240_000,
}, async () => {
  await api().deps.db.delete(emailsTable)
  const addresses = (await Promise.all([startServer(), startServer()])).map(({ address }) => address)
  for (const address of addresses) expect((await fetch(`${address}/dev/mailbox`)).status).toBe(404)
  const emails = Array.from({ length: 16 }, () => `${newId()}@example.test`)
  // One after another at each process: a busy machine hashes too slowly for more.
  await Promise.all(
    addresses.map(async (address, nth) => {
      for (const email of emails.filter((_, at) => at % addresses.length === nth)) {
        const { payload, headers } = multipart({ email, password: PASSWORD, username: 'Robin' })
        const url = `${address}/api/public/registerWithoutVerify`
        const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })
        expect(answer.status).toBe(201)
      }
    }),
  )
  await expect.poll(() => jobCount('send-email'), { timeout: 60_000 }).toBe(0)
  expect(
    smtp()
      .received.map(({ recipients: [to] }) => to)
      .sort(),
  ).toEqual([...emails].sort())
  const { mail } = smtp().received[0]!
  expect(mail.from?.address).toBe('no-reply@shop.test')
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@shop\.test>$/)
})
