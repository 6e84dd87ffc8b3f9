import { Agent, get, type IncomingMessage } from 'node:http'
import type pg from 'pg'
import type { Bar } from '../api/bars.ts'
import { memoryOf } from '../processor.ts'
import type { Desk } from './desk.ts'
import { p95Of } from './quantiles.ts'
import { milliseconds, timesOf } from './timing.ts'

export const LISTENERS = 1_000
/** Maximum number of open streams per member and shop. */
export const STREAMS = 6
const TIMES = 40
const MAX_WAIT_MS = 30_000

interface Given {
  api: string
  pool: pg.Pool
  pid: number
  /** At whose shops somebody listens, `STREAMS` at each. */
  desks: readonly Desk[]
  /** Client of a neighbor shop that reads its table. */
  neighbor: Desk
}

/** A thousand who listen at one process: what they weigh, how soon all of them hear, and a plain call beside. */
export async function listenerFigures({ api, pool, pid, desks, neighbor }: Given): Promise<Bar[]> {
  const plainCall = () => neighbor.get('/products?limit=25')
  const alone = p95Of(await timesOf(TIMES, plainCall))
  const before = memoryOf(pid)
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const streams: IncomingMessage[] = []
  let heard = 0
  let allHeard: () => void = () => undefined
  try {
    const began = performance.now()
    for (const desk of desks) {
      const opened = Array.from({ length: STREAMS }, () => open(`${api}/api/seller/events`, desk, agent))
      for (const stream of await Promise.all(opened)) {
        stream.on('data', chunk => {
          if (!String(chunk).includes('event: shop.changed')) return
          heard += 1
          if (heard === streams.length) allHeard()
        })
        streams.push(stream)
      }
    }
    const opening = performance.now() - began
    const quiet = p95Of(await timesOf(TIMES, plainCall))

    const told = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${heard} of ${streams.length} heard`)), MAX_WAIT_MS)
      allHeard = () => {
        clearTimeout(late)
        resolve()
      }
    })
    const said = performance.now()
    await pool.query('update shops set version = version + 1 where slug = any($1)', [
      desks.map(({ shop }) => shop),
    ])
    await told
    const line = (name: string, value: string) => console.log(`${name.padEnd(40)}  ${value}`)
    line(`${streams.length} listeners opened`, `${milliseconds(opening)}  ${before} → ${memoryOf(pid)} MB`)
    line('all of them heard of a change after', milliseconds(performance.now() - said))
    line('a plain call alone', `p95 ${milliseconds(alone)}`)
    line('a plain call beside them', `p95 ${milliseconds(quiet)}  ÷ ${(quiet / alone).toFixed(2)}`)
    return []
  } finally {
    for (const stream of streams) stream.destroy()
    agent.destroy()
  }
}

function open(url: string, { headers }: Desk, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, stream => {
      if (stream.statusCode !== 200) return reject(new Error(`a stream answered ${stream.statusCode}`))
      stream.on('error', () => undefined)
      resolve(stream)
    }).once('error', reject)
  })
}
