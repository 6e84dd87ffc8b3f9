import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PICTURES } from '../../seed/demo-pictures.ts'
import { createDiskStore } from '../../src/adapters/media-disk.ts'
import { createJobs } from '../../src/modules/jobs.ts'
import { queueEmail } from '../../src/modules/mail/index.ts'
import { defaultLimits } from '../../src/modules/media/fetch-remote.ts'
import { createMedia } from '../../src/modules/media/media.service.ts'
import { startJobs } from '../../src/platform/jobs/jobs.ts'
import { useTestApp } from '../app.ts'
import { importDesk } from './import-desk.ts'

const app = useTestApp()

/** A server of other people's pictures: what it is asked for, and how many it has in hand. */
let server: Server
let base = ''
let asked: string[] = []
let inHand = 0
let mostInHand = 0

beforeAll(async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1f6a70' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    inHand += 1
    mostInHand = Math.max(mostInHand, inHand)
    response.once('close', () => {
      inHand -= 1
    })
    if (url.includes('silent')) return
    if (url.includes('gone')) response.writeHead(404).end()
    else setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(picture), 20)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Imports a product for each of these pictures, in a shop of its own, and leaves the pictures to the jobs. */
async function importPictures(names: readonly string[]) {
  const own = await importDesk(app())
  const rows = names.map(name => `${name},Mug,12,${base}/${own.shop.slug}/${name}.png`)
  const run = await own.take(['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
  expect(run).toMatchObject({ status: 'done', counts: { pictures: names.length } })
  const counts = async () => {
    const { picturesFetched, picturesMissing } = (await own.get(`/runs/${run.id}`)).body.counts
    return [picturesFetched, picturesMissing]
  }
  return { own, counts }
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`)

/** Does all jobs as one process does, asking servers on loopback too. */
async function withJobs(timeout: number, work: (sent: readonly string[]) => Promise<void>) {
  asked = []
  mostInHand = 0
  const { db } = app().deps
  const media = createMedia({
    db,
    store: createDiskStore(join(app().dataDir, 'media')),
    builtIn: DEMO_PICTURES,
    limits: { ...defaultLimits, timeout, allows: () => true },
  })
  const sent: string[] = []
  const mail = { send: async ({ recipient }: { recipient: string }) => void sent.push(recipient) }
  const complaints: string[] = []
  const runner = await startJobs({
    url: app().database.url,
    jobs: createJobs({ ...app().deps, media }, { mail }),
    onError: message => complaints.push(message),
  })
  try {
    await work(sent)
  } finally {
    // A job that had begun is waited for, whatever it requests in that time.
    const closing = setInterval(() => server.closeAllConnections(), 50)
    await runner.stop()
    clearInterval(closing)
  }
  expect(complaints).toEqual([])
}

test('an email is sent while the server of many imports’ pictures is silent', async () => {
  for (let shop = 0; shop < 6; shop += 1) await importPictures(named('silent', 10))
  await withJobs(20_000, async sent => {
    await expect.poll(() => inHand, { timeout: 10_000 }).toBeGreaterThanOrEqual(8)
    const email = { kind: 'test', recipient: 'waits@example.test', subject: 'x', body: 'x', html: 'x' }
    await queueEmail(app().deps.db, email)
    await expect.poll(() => sent, { timeout: 8_000 }).toContain('waits@example.test')
  })
  await app().database.pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'fetch-run-pictures'`,
  )
})

test('fetches pictures of two imports in turns, few at a time', { timeout: 90_000 }, async () => {
  const first = await importPictures(named('good', 90))
  const second = await importPictures(named('good', 90))
  await withJobs(6_000, async () => {
    await expect
      .poll(async () => [await first.counts(), await second.counts()], { timeout: 80_000 })
      .toEqual([
        [90, 0],
        [90, 0],
      ])
  })
  expect(new Set(asked).size).toBe(180)
  expect(asked).toHaveLength(180)
  expect(mostInHand).toBeLessThanOrEqual(8)
  const isOf =
    ({ own }: typeof first) =>
    (url: string) =>
      url.includes(own.shop.slug)
  expect(asked.findIndex(isOf(second))).toBeLessThan(asked.findLastIndex(isOf(first)))
})

test('skips the rest of a server that is silent several times in a row', {
  timeout: 60_000,
}, async () => {
  const { counts } = await importPictures(['good', ...named('silent', 70)])
  await withJobs(400, async () => {
    await expect.poll(counts, { timeout: 50_000 }).toEqual([1, 70])
  })
  expect(asked.length).toBeLessThan(40)
})

test('requests all pictures of a server that answers, even if many are missing', {
  timeout: 60_000,
}, async () => {
  const { counts } = await importPictures([...named('gone', 30), ...named('good', 9)])
  await withJobs(6_000, async () => {
    await expect.poll(counts, { timeout: 50_000 }).toEqual([9, 30])
  })
})
