/** The dashboard and the rules of alerts, asked of Debian's Prometheus while a real shop is watched by it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { missingParts } from '../support/parts.ts'
import { until } from '../support/servers.ts'
import { type ObservedShop, type Series, startObservedShop } from './parts.ts'

const skip = missingParts('the dashboard', ['prometheus', 'initdb', 'postgres'])
const limits = { skip, timeout: 120_000 }

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { uid: string }
  targets?: { refId: string; expr: string }[]
}

const board = JSON.parse(readFileSync(new URL('dashboard.json', import.meta.url), 'utf8')) as {
  panels: Panel[]
  templating: { list: { name: string; type: string }[] }
}
const queries = board.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, refId }) => ({ name: `${title} ${refId}`, expr })),
)

test('the dashboard is whole: every panel has a place of its own, a source and a question', () => {
  assert.equal(new Set(board.panels.map(({ id }) => id)).size, board.panels.length)
  const taken = new Set<string>()
  for (const { title, type, gridPos, datasource, targets = [] } of board.panels) {
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        assert.ok(x < 24 && !taken.has(`${x} ${y}`), `${title} lies on another panel`)
        taken.add(`${x} ${y}`)
      }
    if (type === 'row') continue
    assert.match(datasource?.uid ?? '', /^\$\{source\}$/, title)
    assert.ok(targets.length > 0, title)
  }
  assert.deepEqual(
    board.templating.list.map(({ name, type }) => [name, type]),
    [['source', 'datasource']],
  )
})

let shop: ObservedShop
before(async () => {
  if (!skip) shop = await startObservedShop()
})
after(() => shop?.stop())

const hasFigure = (found: Series[]) => found.some(({ value }) => Number.isFinite(Number(value[1])))

/**
 * Panels that may be empty. One database server has no standby and this shop no balancer; no call fails here, no one
 * pays, and no email is given up; a timed job may not have been due yet.
 */
const MAY_BE_EMPTY = [
  'Size B',
  'StandbyLost',
  'StandbyBehind',
  'PagesFail',
  'CallsFail',
  'PaymentsFail',
  'EmailGivenUp',
  'Since a timed job last began A',
]

test('a failed email shows in Prometheus, and is named by the log', limits, async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    email: 'robin@refused.test',
    password: 'lagoon-kettle-42',
    username: 'Robin',
  }))
    form.set(name, value)
  const answer = await fetch(`${shop.api.address}/api/public/registerWithoutVerify`, {
    method: 'POST',
    body: form,
  })
  assert.equal(answer.status, 201)
  const failed = 'stoa_jobs_ended_total{job_name="send-email",result="failed"} >= 1'
  await until('the failed email', async () => (await shop.ask(failed)).length === 1, { said: shop.api.log })
  const [email] = await shop.postgres.query<{ id: string }>('select id from emails')
  assert.match(shop.api.log(), new RegExp(`send-email.*Email ${email!.id} .*was not sent.*550`))
  assert.doesNotMatch(shop.api.log(), /refused\.test/)
})

const LISTED = 'stoa_http_request_duration_seconds_count{operation="listProducts",status="2xx"}'

/** A page, a list through the storefront, and wrong passwords until a limit refuses them. */
async function visit(): Promise<void> {
  const { api, storefront } = shop
  for (let turn = 0; turn < 4; turn++)
    await fetch(`${api.address}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'robin@refused.test', password: 'not the password' }),
    })
  assert.equal((await fetch(storefront)).status, 200)
  assert.equal((await fetch(`${storefront}/api/public/products`)).status, 200)
}

test('every question of the dashboard and every rule is understood, and has a figure', limits, async () => {
  const { api } = shop
  // A rate is what comes to a series that Prometheus has seen before.
  await visit()
  await until('a first sample', async () => (await shop.ask(`${LISTED} >= 1`)).length > 0, { said: api.log })
  await visit()
  await until('a second sample', async () => (await shop.ask(`rate(${LISTED}[1m]) > 0`)).length > 0, {
    said: api.log,
  })
  const empty: string[] = []
  for (const { name, expr } of queries) {
    const found = await shop.ask(expr.replaceAll('$__rate_interval', '1m'))
    if (!hasFigure(found)) empty.push(name)
  }

  let rules = await shop.rules()
  await until('all rules looked at', async () => {
    rules = await shop.rules()
    return rules.every(({ health }) => health !== 'unknown')
  })
  const text = readFileSync(new URL('alerts.yml', import.meta.url), 'utf8')
  assert.equal(rules.length, text.match(/- alert:/g)?.length)
  for (const { name, query, health, lastError } of rules) {
    assert.equal(health, 'ok', `${name}: ${lastError}`)
    // What a rule compares has a figure; whether it fires is what alerts.test.yml is about.
    const compared = query.replaceAll(/ (==|>=|[<>]) [\d.]+/g, '')
    if (!hasFigure(await shop.ask(compared))) empty.push(name)
  }
  assert.deepEqual(
    empty.filter(name => !MAY_BE_EMPTY.includes(name)),
    [],
  )
})

test('the database understands every statement of the runbook', limits, async () => {
  const runbook = readFileSync(inRoot('docs/alerts.md'), 'utf8')
  const statements = [...runbook.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, statement]) => statement!)
  assert.ok(statements.length > 15)
  for (const statement of statements)
    await shop.postgres.query(`begin; ${statement} rollback`).catch(error => {
      throw new Error(`${statement}\n${error.message}`)
    })
})

test('a page of the storefront and what the API does for it are one trace', limits, async () => {
  await shop.stopProcesses()
  const page = shop.spans.find(({ service, name }) => service === 'stoa-storefront' && name === 'page')
  const calls = shop.spans.filter(
    ({ service, traceId, name }) => service === 'stoa-api' && traceId === page?.traceId && name === 'getHome',
  )
  assert.equal(calls.length, 1)
  const asking = shop.spans.find(({ spanId }) => spanId === calls[0]!.parentSpanId)
  assert.deepEqual([asking?.service, asking?.parentSpanId], ['stoa-storefront', page?.spanId])
  const statements = shop.spans.filter(({ parentSpanId }) => parentSpanId === calls[0]!.spanId)
  assert.ok(statements.some(({ name }) => name.startsWith('SELECT ')))
  const job = shop.spans.find(({ name }) => name === 'job send-email')
  assert.ok(job)
})
