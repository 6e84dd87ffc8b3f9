import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Frame {
  functionName: string
  url: string
}

interface CpuProfile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[]
  samples: number[]
  /** Microseconds before each sample. */
  timeDeltas: number[]
}

/** Parts of a page's making, by the code that runs. The first that fits has the time. */
const PARTS: readonly (readonly [part: string, fits: (frame: Frame) => boolean])[] = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['answers checked', ({ functionName }) => functionName === 'findMismatch'],
  ['React', ({ url }) => /node_modules\/(react|react-dom|scheduler)\//.test(url)],
  ['router and its data', ({ url }) => /node_modules\/(@?react-router|turbo-stream|cookie)/.test(url)],
  ['components, labels and loaders', ({ url }) => url.includes('/build/server/')],
  ['calls of the API', ({ url }) => url.includes('undici')],
  ['compression', ({ url }) => url === 'node:zlib'],
  ['hashes', ({ url }) => url.includes('crypto')],
  ['logging', ({ url }) => /node_modules\/(pino|sonic-boom)/.test(url)],
  ['server', ({ url }) => /node_modules|^node:|apps\/storefront\/server/.test(url)],
]

/** Reads the only profile in a folder, which Node has written. Returns each part's share of the busy time. */
export function readProfile(folder: string): [part: string, share: number][] {
  const [file] = readdirSync(folder)
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file!), 'utf8')) as CpuProfile
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  // The first half is the start.
  for (let at = samples.length >> 1; at < samples.length; at++) {
    const frame = frames.get(samples[at]!)!
    if (frame.functionName === '(idle)') continue
    const part = PARTS.find(([, fits]) => fits(frame))?.[0] ?? 'the rest'
    times.set(part, (times.get(part) ?? 0) + timeDeltas[at]!)
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].map(([part, time]): [string, number] => [part, time / all]).sort((a, b) => b[1] - a[1])
}
