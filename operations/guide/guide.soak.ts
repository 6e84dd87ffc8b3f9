/** Runs the steps of docs/operations.md to a whole shop exactly as written, with the real parts. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort } from '@stoa/testing/ports'
import { AwsClient } from 'aws4fetch'
import { SMTPServer } from 'smtp-server'
import { SWIFT_PROGRAMS, startSwift } from '../media/swift.ts'
import { startPooler } from '../pooler/pgbouncer.ts'
import { findProgram, missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, runProgram, until } from '../support/servers.ts'
import { openShell, type Shell } from './shell.ts'
import { readSteps, withValues } from './steps.ts'
import { type Ask, readAll, register, signIn, uploadPortrait, visit } from './visitors.ts'

const programs = ['bash', 'curl', 'haproxy', 'initdb', 'openssl', 'pgbouncer', 'postgres', ...SWIFT_PROGRAMS]
const skip = missingParts('the guide to a whole shop', programs)
const options = { skip, timeout: 300_000 }
const BUYER = 'robin@buyers.test'
const REFUSED = 'nobody@refused.test'

const folder = makeFolder('guide')
const file = (name: string) => join(folder, name)
const elsewherePort = await freePort()
const steps = readSteps()
const closers: (() => Promise<unknown>)[] = [async () => removeFolder(folder)]

let shell: Shell
let ask: Ask
let values: Record<string, string>
let elsewhere: Record<string, string>
let portrait: string

/** Types a step, and says how its output ends. */
async function type(name: string, own: Record<string, string> = {}): Promise<string> {
  const script = steps.get(name)
  assert.ok(script, `the guide has a step "${name}"`)
  steps.delete(name)
  const printed = await shell.type(withValues(script, own)).catch(error => {
    throw new Error(`${error.message}\n${logs()}`)
  })
  console.log(`${name}: ${printed.split('\n').slice(-4).join(' · ')}`)
  return printed
}

function logs(): string {
  const run = file('run')
  if (!existsSync(run)) return ''
  const names = readdirSync(run).filter(name => name.endsWith('.log'))
  return names.map(name => `${name}: ${readFileSync(join(run, name), 'utf8').slice(-1_500)}`).join('\n')
}

/** A mail server that has no mailbox for one host. */
async function startMailbox(): Promise<string> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.endsWith('@refused.test')
          ? Object.assign(new Error('There is no such mailbox'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  closers.push(() => new Promise(resolve => smtp.close(() => resolve(undefined))))
  return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
}

async function makeCertificate(): Promise<void> {
  const names = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
  const files = ['-keyout', file('key'), '-out', file('certificate')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files]
  await runProgram(findProgram('openssl')!, request)
  writeFileSync(file('both'), ['certificate', 'key'].map(name => readFileSync(file(name), 'utf8')).join(''))
}

before(
  async () => {
    if (skip) return
    await makeCertificate()
    const postgres = await startPostgres()
    closers.push(() => postgres.stop())
    await postgres.query('create database elsewhere', [], 'postgres')
    const pooler = await startPooler(postgres)
    closers.push(() => pooler.stop())
    const swift = await startSwift()
    closers.push(() => swift.stop())
    const { accessKeyId, secretAccessKey, endpoint } = swift
    const bucket = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' })
    assert.equal((await bucket.fetch(`${endpoint}/shop`, { method: 'PUT' })).status, 200)
    const publicPort = await freePort()
    const address = async () => `127.0.0.1:${await freePort()}`
    values = {
      DATABASE_DIRECT_URL: postgres.url(),
      DATABASE_URL: pooler.url,
      MEDIA_URL: `s3://shop/main?endpoint=${endpoint}&region=us-east-1`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      TOKEN_SECRET: randomBytes(32).toString('base64'),
      SMTP_URL: await startMailbox(),
      STOA_CERTIFICATE: file('both'),
      STOA_DATA_HOME: file('home'),
      STOA_BACKUPS: file('backups'),
      STOA_RUN: file('run'),
      STOA_PUBLIC: `127.0.0.1:${publicPort}`,
      STOA_INTERNAL: await address(),
      STOA_API_1: await address(),
      STOA_API_2: await address(),
      STOA_API_3: await address(),
      STOA_STOREFRONT_1: await address(),
      STOA_STOREFRONT_2: await address(),
      WORKER_METRICS: String(await freePort()),
    }
    elsewhere = {
      ELSEWHERE_DATABASE_URL: postgres.url('elsewhere'),
      ELSEWHERE_HOME: file('elsewhere'),
      ELSEWHERE_PORT: String(elsewherePort),
    }
    ask = visit(publicPort, file('certificate'))
    shell = openShell({
      CURL_CA_BUNDLE: file('certificate'),
      STOA_PLAIN: `127.0.0.1:${await freePort()}`,
      STOA_METRICS: `127.0.0.1:${await freePort()}`,
    })
    closers.push(() => shell.close())
  },
  { timeout: 120_000 },
)
after(async () => {
  for (const close of closers.reverse()) await close()
})

test('the shop comes up, and a visitor gets an account with a picture', options, async () => {
  await type('Settings', values)
  await type('The tables')
  await type('The processes')
  assert.match(await type('Opening'), /The marketplace is open\./)
  assert.equal(await type('A first visit'), '200')
  await register(ask, BUYER)
  portrait = await uploadPortrait(ask, await signIn(ask, BUYER))
  assert.equal((await ask('GET', portrait)).status, 200)
})

test('a process dies, and no visitor sees it', options, async () => {
  const leave = readAll(ask)
  await type('A process dies')
  const { seen, wrong } = await leave()
  console.log(`${seen} pages and lists were seen meanwhile`)
  assert.deepEqual(wrong, [])
  assert.ok(seen > 0)
})

test('an email that fails shows in the metrics, and the log names it', options, async () => {
  await register(ask, REFUSED)
  await until('the failed email', () => readFileSync(file('run/worker.log'), 'utf8').includes('was not sent'))
  const printed = await type('An email fails')
  assert.match(printed, /result="failed"} [1-9]/)
  assert.match(printed, /confirm-email/)
})

test('a backup of the open shop is the same shop elsewhere', options, async () => {
  await type('A backup')
  await type('The backup, elsewhere', elsewhere)
  const restored: Ask = async (method, path, { body, headers } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${elsewherePort}${path}`, { method, body, headers })
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
  }
  await signIn(restored, BUYER)
  const [here, there] = [await ask('GET', portrait), await restored('GET', portrait)]
  assert.equal(there.status, 200)
  assert.deepEqual(there.body, here.body)
})

test('leaves out no step of the guide', options, () => assert.deepEqual([...steps.keys()], []))
