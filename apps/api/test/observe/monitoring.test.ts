import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_BUYER, DEMO_PASSWORD, DEMO_SELLER } from '../../seed/accounts.ts'
import { exposeFigures } from '../../src/modules/monitoring/figures.ts'
import { startMonitoring } from '../../src/modules/monitoring/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { addJob } from '../../src/platform/jobs/add-job.repository.ts'
import { createProcessMetrics } from '../../src/platform/observe/metrics.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { createTestLog } from '../log-lines.ts'
import { useSmtp } from '../mail/smtp.ts'
import { placeGroup } from '../order-rows.ts'

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url))
const api = useTestApp()
const smtp = useSmtp()

/** The value of one series, written as Prometheus writes it; undefined if there is none. */
function sampleOf(metrics: string, series: string): number | undefined {
  const line = metrics.split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}
const scrape = async (address: string) => (await fetch(`${address}/metrics`)).text()

/** The API as it runs in earnest, with metrics on a port of their own. */
async function startServer(env: Record<string, string>) {
  const home = await mkdtemp(join(tmpdir(), 'stoa-monitoring-'))
  const child = fork(SERVER, [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: api().database.url,
      STOA_DATA_HOME: home,
      API_PORT: '0',
      METRICS_PORT: '0',
      SITE_URL: 'https://shop.test',
      MAIL_FROM: 'Shop <no-reply@shop.test>',
      OPERATOR_EMAIL: 'desk@shop.test',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  const lines: string[] = []
  createInterface({ input: child.stdout! }).on('line', line => void lines.push(line))
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    await rm(home, { recursive: true, force: true })
  })
  const [{ address }] = (await once(child, 'message')) as [{ address: string }]
  await expect.poll(() => lines.join('\n')).toContain('metrics at ')
  const metrics = /metrics at (\S+)\/metrics/.exec(lines.join('\n'))![1]!
  return { address, metrics, lines }
}

test('counts a refused email in the metrics on their own port, and logs its id', {
  timeout: 90_000,
}, async () => {
  smtp().refuse = recipient => `<${recipient}>: there is no such mailbox`
  // What was tried out as a demo first has its accounts.
  const { db, passwords } = api().deps
  for (const [email, password] of [
    [DEMO_BUYER, DEMO_PASSWORD],
    [DEMO_SELLER, 'a password of its own'],
  ] as const)
    await db.execute(sql`insert into users (id, email, username, password_hash, is_active, created_at, updated_at)
      values (${newId()}, ${email}, 'Robin', ${await passwords.hash(password)}, 1, now(), now())`)
  const { address, metrics, lines } = await startServer({ SMTP_URL: smtp().url })
  const warnings = lines.filter(line => line.includes('WARNING'))
  expect(warnings).toEqual([expect.stringContaining(`the password of ${DEMO_BUYER} is the demo’s`)])
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  expect((await fetch(`${metrics}/`)).status).toBe(404)

  const recipient = `${newId()}@refused.test`
  const form = new FormData()
  for (const [name, value] of Object.entries({
    email: recipient,
    password: 'lagoon-kettle-42',
    username: 'Robin',
  }))
    form.set(name, value)
  const answer = await fetch(`${address}/api/public/registerWithoutVerify`, { method: 'POST', body: form })
  expect(answer.status).toBe(201)

  const failed = 'stoa_jobs_ended_total{job_name="send-email",result="failed"}'
  await expect.poll(async () => sampleOf(await scrape(metrics), failed), { timeout: 30_000 }).toBe(1)
  const { rows } = await api().deps.db.execute<{ id: string }>(
    sql`select id from emails where recipient = ${recipient}`,
  )
  await expect.poll(() => lines.join('\n')).toContain(`Email ${rows[0]!.id}`)
  const line = JSON.parse(lines.find(each => each.includes(`Email ${rows[0]!.id}`))!)
  expect(line.level).toBe('error')
  expect(line.msg).toContain('send-email')
  expect(line.msg).toContain('(confirm-email) was not sent')
  expect(line.msg).toContain('550')
  expect(lines.join('\n')).not.toContain('refused.test')

  const text = await scrape(metrics)
  const register = 'stoa_http_request_duration_seconds_count{operation="registerWithoutVerify",status="2xx"}'
  expect(sampleOf(text, register)).toBe(1)
  expect(sampleOf(text, 'stoa_db_connections{pool="api",state="limit"}')).toBe(10)
  expect(sampleOf(text, 'stoa_data_disk_free_bytes')).toBeGreaterThan(0)
  expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(sampleOf(text, 'stoa_figures_failed')).toBe(0)
  const rules = await readFile(new URL('../../../../operations/metrics/alerts.yml', import.meta.url), 'utf8')
  const asked = new Set(rules.match(/stoa_\w+/g)!.map(name => name.replace(/_(bucket|count)$/, '')))
  for (const name of asked) expect(text).toContain(`# TYPE ${name} `)
  // Nothing of a person is a label.
  expect(text).not.toContain('@')
})

const runbook = await readFile(new URL('../../../../docs/alerts.md', import.meta.url), 'utf8')

/** The statements that the runbook has under an alert. */
function statementsOf(alert: string): string[] {
  const [, section = ''] = new RegExp(`^### ${alert}\\n([\\s\\S]*?)^##`, 'm').exec(runbook) ?? []
  return [...section.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, statement]) => statement!)
}
const ask = async (statement = '') =>
  (await api().deps.db.execute<Record<string, unknown>>(sql.raw(statement))).rows

test('the list of metrics in the runbook is the one of the code', async () => {
  const { registry, close } = createProcessMetrics()
  const closeFigures = exposeFigures({
    registry,
    databaseUrl: api().database.url,
    dataDir: api().dataDir,
    onError: () => undefined,
  })
  onTestFinished(async () => {
    close()
    await closeFigures()
  })
  // Its type leaves out what every metric has.
  const all = registry.getMetricsAsArray() as unknown as {
    name: string
    type: string
    help: string
    labelNames: readonly string[]
  }[]
  const rows = all
    .filter(({ name }) => name.startsWith('stoa_'))
    .map(({ name, type, help, labelNames }) => {
      const labels = labelNames.map(label => `\`${label}\``).join(', ')
      return `| \`${name}\` | ${type} | ${help} | ${labels || '–'} |`
    })
  expect(runbook.match(/^\| `stoa_.*$/gm)).toEqual(rows)
})

/** Reads the figures of the marketplace from a new process. */
async function figures(): Promise<string> {
  const { log } = createTestLog()
  const monitoring = await startMonitoring({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: api().database.url,
    dataDir: api().dataDir,
    log,
  })
  try {
    return await scrape(monitoring.address)
  } finally {
    await monitoring.close()
  }
}

test('counts violations of the books, and none in books that are in order', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const product = await createProduct(db, shop.id)
  const buyer = await signedUp(api())
  const before = await figures()
  expect(sampleOf(before, 'stoa_stock_impossible_rows')).toBe(0)
  expect(sampleOf(before, 'stoa_ledger_difference_minor')).toBe(0)
  expect(sampleOf(before, 'stoa_payments_unresolved{status="capturing"}')).toBe(0)

  const { orders, id: groupId } = await placeGroup(db, buyer.id, {
    payment: { status: 'captured' },
    orders: [{ shopId: shop.id, totalMinor: 5_499 }],
  })
  // What was paid for the order is 12 less than it came to, and the ledger has nothing of it.
  await db.execute(sql`insert into payment_splits (payment_id, order_id, captured_minor)
    select payment_id, ${orders[0]!.id}::uuid, 5487 from order_groups where id = ${groupId}::uuid`)
  const variantId = product.variants[0]!.id
  await db.execute(sql`update variants set stock = stock - 1 where id = ${variantId}::uuid`)
  await db.execute(
    sql`update stock_movements set stock_after = stock_after + 1 where variant_id = ${variantId}::uuid`,
  )
  await placeGroup(db, buyer.id, {
    payment: { status: 'capturing', updatedAt: new Date(Date.now() - 700_000) },
  })
  await db.execute(sql`insert into emails (id, kind, recipient, subject, body, created_at)
    values (${newId()}, 'test', 'x@example.test', 'x', 'x', now() - interval '7 minutes'),
      (${newId()}, 'test', 'y@example.test', 'x', 'x', now() - interval '2 days')`)
  // The last try was a moment ago, and the library has written down when the next would be.
  await addJob(db, 'count-sales', { maxAttempts: 1 })
  await db.execute(sql`select graphile_worker.permanently_fail_jobs(array_agg(id)), graphile_worker.reschedule_jobs(
    array_agg(id), run_at := now() + interval '6 hours') from graphile_worker.jobs`)

  const after = await figures()
  expect(sampleOf(after, 'stoa_ledger_difference_minor')).toBe(12 + 5_499)
  expect(sampleOf(after, 'stoa_payments_unresolved{status="capturing"}')).toBe(1)
  expect(sampleOf(after, 'stoa_payments_unresolved_oldest_seconds{status="capturing"}')).toBeGreaterThan(690)
  expect(sampleOf(after, 'stoa_outbox_oldest_seconds{outbox="email"}')).toBeGreaterThan(400)
  expect(sampleOf(after, 'stoa_outbox_given_up{outbox="email"}')).toBe(1)
  expect(sampleOf(after, 'stoa_stock_impossible_rows')).toBe(1)
  expect(sampleOf(after, 'stoa_payments_unresolved_late{status="capturing"}')).toBe(1)
  expect(sampleOf(after, 'stoa_jobs_given_up{job_name="count-sales"}')).toBe(1)

  // An operator who asks what the runbook says finds what the metrics count.
  const differing = await ask(statementsOf('LedgerDiffers')[0])
  expect(differing.map(({ order_id }) => order_id)).toEqual([orders[0]!.id])
  expect(differing.reduce((sum, row) => sum + Number(row.difference_minor), 0)).toBe(12 + 5_499)
  const [impossible, held] = statementsOf('StockImpossible')
  expect(await ask(impossible)).toMatchObject([{ variant_id: variantId }])
  expect(await ask(held)).toEqual([])
  expect(await ask(statementsOf('CapturesWait')[0])).toHaveLength(1)
  const [givenUp, , again] = statementsOf('JobGivenUp')
  const [job] = await ask(givenUp)
  expect(job).toMatchObject({ task_identifier: 'count-sales' })
  expect(await ask(again!.replace('123, 124', String(job!.id)))).toHaveLength(1)
  expect(await ask(givenUp)).toEqual([])
  const { rows } = await db.execute(sql`select 1 from graphile_worker._private_jobs where is_available`)
  expect(rows).toHaveLength(1)
})

test('doesn’t count a low-priority job as late', async () => {
  const { db } = api().deps
  const runAt = new Date(Date.now() - 600_000)
  const dueFor = async () => sampleOf(await figures(), 'stoa_jobs_oldest_due_seconds')
  await db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
  await addJob(db, 'fetch-run-pictures', { runAt, priority: 10 })
  expect(await dueFor()).toBe(0)
  await addJob(db, 'check-run', { runAt, priority: 5 })
  expect(await dueFor()).toBeGreaterThan(590)
  await db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
})

test('emails count as unaccepted that were written since the newest that was accepted', async () => {
  const { db } = api().deps
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const write = (recipient: string, minutes: number, sent: number | null) =>
    db.execute(sql`insert into emails (id, kind, recipient, subject, body, created_at, sent_at) values
      (${newId()}, 'test', ${recipient}, 'x', 'x', ${ago(minutes)}::timestamptz,
        ${sent === null ? null : ago(sent)}::timestamptz)`)
  const counted = async () => sampleOf(await figures(), 'stoa_emails_unaccepted_recipients')
  await db.execute(sql`delete from emails`)

  await write('wrong@example.test', 30, null)
  expect(await counted()).toBe(1)
  await write('right@example.test', 20, 20)
  expect(await counted()).toBe(0)
  for (const recipient of ['a@example.test', 'b@example.test', 'b@example.test'])
    await write(recipient, 10, null)
  expect(await counted()).toBe(2)
  // Accepted late, and written before the others: the server may have refused them only.
  await db.execute(sql`update emails set sent_at = now() where recipient = 'wrong@example.test'`)
  expect(await counted()).toBe(2)
})

test('allows reservations of a canceled checkout until they expire, of a placed one never', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const product = await createProduct(db, shop.id)
  const buyer = await signedUp(api())
  const impossible = async () => sampleOf(await figures(), 'stoa_stock_impossible_rows')!
  const before = await impossible()
  const { id: groupId } = await placeGroup(db, buyer.id, { payment: { status: 'captured' } })
  const { rows } = await db.execute<{ id: string }>(sql`select p.checkout_id as id from payments p
    join order_groups g on g.payment_id = p.id where g.id = ${groupId}::uuid`)
  const checkoutId = rows[0]!.id
  await db.execute(sql`insert into stock_reservations (checkout_id, variant_id, quantity, expires_at)
    values (${checkoutId}::uuid, ${product.variants[0]!.id}::uuid, 1, now() + interval '9 minutes')`)
  const setTo = (status: string) =>
    db.execute(sql`update checkouts set status = ${status} where id = ${checkoutId}::uuid`)
  await setTo('placed')
  expect(await impossible()).toBe(before + 1)
  await setTo('canceled')
  expect(await impossible()).toBe(before)
  await db.execute(
    sql`update stock_reservations set expires_at = null where checkout_id = ${checkoutId}::uuid`,
  )
  expect(await impossible()).toBe(before + 1)
})

test('exposes process metrics without a database, and that the figures are missing', async () => {
  const { log, entries } = createTestLog()
  // Nothing has been written yet.
  const dataDir = join(api().dataDir, 'never', 'made')
  const monitoring = await startMonitoring({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: api().database.url.replace(/[^/]*$/, 'no_such_database'),
    dataDir,
    log,
  })
  onTestFinished(monitoring.close)
  const text = await scrape(monitoring.address)
  expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(sampleOf(text, 'stoa_data_disk_free_bytes')).toBeGreaterThan(0)
  expect(sampleOf(text, 'stoa_figures_failed')).toBeGreaterThan(0)
  expect(sampleOf(text, 'stoa_ledger_difference_minor')).toBeUndefined()
  const backup = 'stoa_backup_last_timestamp_seconds'
  expect(sampleOf(text, backup)).toBeUndefined()
  await mkdir(dataDir, { recursive: true })
  for (const [words, at] of [
    ['{"finishedAt":"2026-11-27T03:10:00.500Z"}', 1795749000.5],
    ['{"finishedAt":', undefined],
  ] as const) {
    await writeFile(join(dataDir, 'last-backup.json'), words)
    expect(sampleOf(await scrape(monitoring.address), backup)).toBe(at)
  }
  expect(entries()[0]).toMatchObject({ level: 'warn', err: { code: '3D000' } })
})
