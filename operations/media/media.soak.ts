import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { run, startNode, stopProcess } from '@stoa/testing/processes'
import { AwsClient } from 'aws4fetch'
import { missingParts } from '../support/parts.ts'
import { makeFolder, removeFolder, until } from '../support/servers.ts'
import { SWIFT_PROGRAMS, type Swift, startSwift } from './swift.ts'

/** Pictures that a killed move has before it. */
const MOVED = 400
const skip = missingParts('media on object storage', SWIFT_PROGRAMS)
const options = { skip, timeout: 600_000 }
const home = makeFolder('media-home')

let swift: Swift
let bucket: AwsClient
let api: { child: ChildProcess; url: string } | undefined
const settings = () => ({
  MEDIA_URL: `s3://shop/main?endpoint=${swift.endpoint}&region=us-east-1`,
  S3_ACCESS_KEY_ID: swift.accessKeyId,
  S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
})

before(async () => {
  if (skip) return
  swift = await startSwift()
  const { accessKeyId, secretAccessKey } = swift
  bucket = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3', retries: 0 })
  assert.equal((await bucket.fetch(`${swift.endpoint}/shop`, { method: 'PUT' })).status, 200)
})
after(async () => {
  if (api) await stopProcess(api.child)
  await swift?.stop()
  removeFolder(home)
})

/** The demo marketplace with its pictures in the bucket, or in its data folder. */
async function startApi(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const lines: string[] = []
  const child = startNode(['apps/api/src/server.ts'], {
    env: {
      DATABASE_URL: '',
      STOA_DATA_HOME: home,
      API_PORT: String(port),
      LOG_LEVEL: 'error',
      DEMO_ORDERS: '0',
      ...env,
    },
    onLine: line => lines.push(line),
  })
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/readyz`, 180_000, () => child.exitCode === null).catch(error => {
    throw new Error(`${error.message}\n${lines.join('\n')}`)
  })
  return { child, url }
}

async function stopApi() {
  if (api) await stopProcess(api.child, 40_000)
  api = undefined
}

const get = (path: string, headers = {}) => fetch(`${api!.url}${path}`, { headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A picture of the demo, with an address by its content. */
async function pictureAddress(): Promise<string> {
  const product = (await (await get('/api/public/products/cove-mug-320-ml')).json()) as {
    pictures: { base: string }[]
  }
  return `${product.pictures[0]!.base}/640.webp`
}

async function upload(): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'buyer@stoa.example', password: 'stoa-demo-2026' })
  const signIn = await fetch(`${api!.url}/api/auth/signin`, { method: 'POST', headers, body })
  const { token } = (await signIn.json()) as { token: string }
  const form = new FormData()
  form.set('picture', new Blob([readFileSync(photograph())], { type: 'image/webp' }), 'mug.webp')
  const sent = await fetch(`${api!.url}/api/user/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  assert.equal(sent.status, 200, await sent.clone().text())
  return ((await sent.json()) as { base: string }).base
}

const photograph = () => new URL('../../demo/pictures/cove-mug-lagoon.webp', import.meta.url)

test('the bucket keeps what every media store keeps', options, async () => {
  const { code, output } = await run(
    'pnpm',
    ['--filter', 'api', 'exec', 'vitest', 'run', 'test/media/bucket-store.suite.ts'],
    { env: settings(), limits: { minutes: 9, silentMinutes: 8 } },
  )
  assert.equal(code, 0, output)
})

test(
  'keeps a shop’s pictures in the bucket after the process that made them has ended',
  options,
  async () => {
    api = await startApi(settings())
    const address = await pictureAddress()
    const made = await get(address)
    assert.equal(made.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    const bytes = await bytesOf(made)
    const base = await upload()
    const uploaded = await bytesOf(await get(`${base}/320.webp`))
    await stopApi()

    api = await startApi(settings())
    assert.equal(existsSync(join(home, 'media')), false)
    const again = await get(address)
    assert.equal(again.headers.get('content-length'), String(bytes.length))
    assert.ok((await bytesOf(again)).equals(bytes))
    assert.equal(again.headers.get('etag'), made.headers.get('etag'))
    assert.ok((await bytesOf(await get(`${base}/320.webp`))).equals(uploaded))
    assert.equal((await get(address, { 'if-none-match': made.headers.get('etag')! })).status, 304)
  },
)

test(
  'returns 503 only for pictures while their store is down, and recovers automatically',
  options,
  async () => {
    const address = await pictureAddress()
    assert.equal((await get(address)).status, 200)
    await swift.away()
    const refused = await get(address)
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '5')
    assert.equal(refused.headers.get('cache-control'), 'no-store')
    assert.equal(((await refused.json()) as { code: string }).code, 'server.unavailable')
    assert.equal((await get('/readyz')).status, 200)
    assert.equal((await get('/api/public/products/cove-mug-320-ml')).status, 200)
    await swift.back()
    assert.equal((await get(address)).status, 200)
  },
)

/** Calls a second for one made size, asked for by eight at once. */
async function rateOf(address: string): Promise<number> {
  const count = 400
  const began = performance.now()
  const ask = async () => {
    for (let at = 0; at < count / 8; at++) {
      const answer = await get(address)
      assert.equal(answer.status, 200, await answer.clone().text())
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 8 }, ask))
  return count / ((performance.now() - began) / 1000)
}

test('figures: a made size out of the bucket, and out of the folder', options, async () => {
  const address = await pictureAddress()
  const fromBucket = await rateOf(address)
  await stopApi()
  api = await startApi({})
  assert.equal((await get(address)).status, 200)
  const fromFolder = await rateOf(address)
  console.log(
    `FIGURES: ${fromBucket.toFixed(0)} pictures a second from the bucket, ${fromFolder.toFixed(0)} from the folder`,
  )
  await stopApi()
})

test('media:move resumes after it was killed, in both directions', options, async () => {
  for (let at = 0; at < MOVED; at += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, more) => {
        const url = `${swift.endpoint}/shop/main/media/originals/up-${at + more}`
        const { status } = await bucket.fetch(url, { method: 'PUT', body: Buffer.alloc(20_000, more) })
        assert.equal(status, 200)
      }),
    )
  const env = { ...settings(), STOA_DATA_HOME: home, DATABASE_URL: '' }
  const move = ['apps/api/src/commands/media-move.ts']
  const originals = join(home, 'media', 'originals')
  const arrived = () =>
    existsSync(originals) ? readdirSync(originals).filter(name => !name.endsWith('.part')) : []

  const killed = startNode([...move, 'to-folder'], { env })
  await until('some pictures in the folder', () => arrived().length >= 20)
  killed.kill('SIGKILL')
  await until('the end of the killed move', () => killed.signalCode !== null)
  const before = arrived().length
  assert.ok(before < MOVED, `it was killed too late: ${before} had arrived`)

  const back = await run('node', [...move, 'to-folder'], { env })
  assert.equal(back.code, 0, back.output)
  const [, copied, present] = /originals: (\d+) copied .* (\d+) there already/.exec(back.output) ?? []
  // One is there that a buyer uploaded.
  assert.equal(Number(copied) + Number(present), MOVED + 1, back.output)
  assert.ok(Number(present) >= before, back.output)
  assert.equal(arrived().length, MOVED + 1)
  assert.ok(readFileSync(join(originals, 'up-7')).equals(Buffer.alloc(20_000, 7)))
  console.log(`FIGURES: killed after ${before} of ${MOVED + 1}; the second move: ${back.output.trim()}`)

  const removing = await run('node', [...move, 'to-bucket', '--remove'], { env })
  assert.match(removing.output, new RegExp(`originals: 0 copied .* ${MOVED + 1} taken away`))
  assert.deepEqual(arrived(), [])
})
