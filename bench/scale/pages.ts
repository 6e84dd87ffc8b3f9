import { readdirSync, statSync } from 'node:fs'
import { type Agent, get, Agent as KeepAlive } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { inRoot } from '@stoa/testing/paths'
import autocannon from 'autocannon'
import type { Pool } from 'pg'
import type { Bar } from '../api/bars.ts'
import { processorOf } from '../processor.ts'
import { readProfile } from './profile.ts'

export interface Process {
  url: string
  pid: number
}

interface PagesOptions {
  /** Starts a storefront with these settings. `profile` is a folder for its profile, written when it ends. */
  startStorefront(env: NodeJS.ProcessEnv, profile?: string): Promise<Process & { end(): Promise<void> }>
  /** Slug of a product. */
  slug: string
  pool: Pool
  folder: string
  /** Seconds of each figure. */
  seconds: number
  say(line: string): void
}

interface Load {
  connections?: number
  warming?: { duration: number } | { amount: number }
  measured?: { duration: number } | { amount: number }
}

const ENCODED = { 'accept-encoding': 'br, gzip' }
const CROWD = 500
const TURNS = 300
/** Pages that are rendered before those that are measured, by when their code is compiled, and their number. */
const WARMING = 600
const MEASURED = 300
/** Requests that come together share one question for the version, which is most of what a 304 costs. */
const BUSY: Load = { connections: 32 }
const RENDERED: Load = { warming: { amount: WARMING }, measured: { amount: MEASURED } }

/** Measures what pages cost the storefront: kept, asked about, and made again. */
export async function pageFigures(options: PagesOptions): Promise<Bar[]> {
  const { startStorefront, slug, pool, folder, seconds, say } = options
  const pages = [
    ['home', '/'],
    ['listing', '/all-product'],
    ['product', `/product/${slug}`],
  ] as const
  const bars: Bar[] = []

  /** Milliseconds of processor a request, and requests a second. */
  async function cost(
    { url, pid }: Process,
    path: string,
    headers: Record<string, string>,
    {
      connections = 4,
      warming = { duration: Math.min(4, seconds) },
      measured = { duration: seconds },
    }: Load = {},
  ) {
    const load = (length: { duration: number } | { amount: number }) =>
      autocannon({ url: url + path, connections, ...length, headers: { ...ENCODED, ...headers } })
    await load(warming)
    const before = processorOf(pid)
    const { requests, errors, non2xx } = await load(measured)
    return {
      own: (processorOf(pid) - before) / Math.max(1, requests.total),
      rate: requests.average,
      failed: errors + (headers['if-none-match'] ? 0 : non2xx),
    }
  }

  const kept = await startStorefront({})
  const rates: number[] = []
  for (const [name, path] of pages) {
    const etag = (await fetch(kept.url + path)).headers.get('etag')!
    const page = await cost(kept, path, {}, BUSY)
    const known = await cost(kept, path, { 'if-none-match': etag }, BUSY)
    const idle = await cost(kept, path, { 'if-none-match': etag })
    rates.push(page.rate)
    say(
      `${name.padEnd(8)} kept ${page.own.toFixed(2)} ms of the storefront’s processor, 304 ${known.own.toFixed(2)} ms (${idle.own.toFixed(2)} with 4 connections); ${page.rate.toFixed(0)} pages a second`,
    )
    bars.push(
      {
        name: `${name}, kept, ms of the storefront’s processor`,
        is: page.own,
        atMost: 1,
        failed: page.failed,
      },
      {
        name: `${name}, 304, ms of the storefront’s processor`,
        is: known.own,
        atMost: 0.3,
        failed: known.failed,
      },
    )
  }
  bars.push({ name: 'kept pages a second, the slowest', is: Math.min(...rates), atLeast: 1_000, failed: 0 })

  const ratio = await firstByteRatio(kept.url, say)
  bars.push({ name: 'first byte of a kept page ÷ of a file', is: ratio, atMost: 2, failed: 0 })

  const before = await pool.query(
    'update variants set price_minor = price_minor + 100 where product_id = (select id from products where slug = $1)',
    [slug],
  )
  const crowd = await Promise.all(
    Array.from({ length: CROWD }, async () =>
      (await fetch(`${kept.url}/product/${slug}`)).headers.get('etag'),
    ),
  )
  say(`${CROWD} at once after a changed price of ${before.rowCount} variants: ${new Set(crowd).size} page`)
  await kept.end()

  for (const [name, path] of pages) {
    const profile = join(folder, `profile-${name}`)
    const plain = await startStorefront({ PAGE_CACHE_MB: '0' })
    const page = await cost(plain, path, {}, RENDERED)
    await plain.end()
    const profiled = await startStorefront({ PAGE_CACHE_MB: '0' }, profile)
    await cost(profiled, path, {}, RENDERED)
    await profiled.end()
    say(`${name.padEnd(8)} made ${page.own.toFixed(2)} ms of the storefront’s processor`)
    for (const [part, share] of readProfile(profile))
      say(`         ${(page.own * share).toFixed(2).padStart(6)} ms  ${part}`)
    bars.push({
      name: `${name}, made, ms of the storefront’s processor`,
      is: page.own,
      atMost: 7,
      failed: page.failed,
    })
  }
  return bars
}

/** Median time to the first byte of the home page, as a multiple of that of a file of about its size. */
async function firstByteRatio(url: string, say: (line: string) => void): Promise<number> {
  const agent = new KeepAlive({ keepAlive: true, maxSockets: 1 })
  const page = await firstByte(`${url}/`, agent)
  const assets = inRoot('apps/storefront/build/client/assets')
  const [file] = readdirSync(assets)
    .filter(name => name.endsWith('.br'))
    .map(name => ({
      name: name.slice(0, -3),
      away: Math.abs(statSync(join(assets, name)).size - page.bytes),
    }))
    .sort((a, b) => a.away - b.away)
  const times = { page: [] as number[], file: [] as number[] }
  for (let turn = 0; turn < TURNS; turn++) {
    times.page.push((await firstByte(`${url}/`, agent)).ms)
    times.file.push((await firstByte(`${url}/assets/${file!.name}`, agent)).ms)
  }
  agent.destroy()
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  const [own, other] = [median(times.page), median(times.file)]
  say(
    `first byte of the home page after ${own.toFixed(2)} ms, of a file of its size after ${other.toFixed(2)} ms`,
  )
  return own / other
}

const firstByte = (url: string, agent: Agent) =>
  new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const begun = performance.now()
    get(url, { agent, headers: ENCODED }, response => {
      const ms = performance.now() - begun
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ ms, bytes }))
    }).on('error', reject)
  })
