import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export const CONNECTIONS = 50

export interface Figures {
  requests: number
  p99: number
  bytes: number
}

/** What is asked for: the same, everything in turn at another place for each connection, or never the same twice. */
export type Asked =
  | { kind: 'one'; path: string; options?: Partial<autocannon.Options> }
  | { kind: 'varied'; paths: readonly string[] }
  | { kind: 'new'; next: () => string }

function optionsOf(asked: Asked): Partial<autocannon.Options> {
  if (asked.kind === 'one') return asked.options ?? {}
  if (asked.kind === 'new')
    return { requests: [{ method: 'GET', setupRequest: request => ({ ...request, path: asked.next() }) }] }
  const { paths } = asked
  let client = 0
  return {
    setupClient: each => {
      const start = Math.floor((client++ % CONNECTIONS) * (paths.length / CONNECTIONS))
      const turned = [...paths.slice(start), ...paths.slice(0, start)]
      each.setRequests(turned.map(path => ({ method: 'GET', path })))
    },
  }
}

/** Asks for each once, so that what is measured afterwards has counts to rely on. */
export async function prime(base: string, paths: readonly string[]): Promise<void> {
  const rest = [...paths]
  const ask = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop())
      await (await fetch(`${base}${path}`)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 8 }, ask))
}

/** Runs for a while to get warm, then measures and prints a line. */
export async function load(name: string, base: string, asked: Asked, seconds: number): Promise<Figures> {
  const url = asked.kind === 'one' ? `${base}${asked.path}` : base
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, ...optionsOf(asked) })
  await run(Math.min(3, seconds))
  const { requests, latency, throughput, errors, non2xx } = await run(seconds)
  const row = {
    requests: requests.average,
    p99: latency.p99,
    bytes: Math.round(throughput.total / Math.max(1, requests.total)),
  }
  const failed = errors + non2xx
  console.log(
    `${name.padEnd(52)} ${row.requests.toFixed(0).padStart(6)} req/s  p99 ${String(row.p99).padStart(5)} ms  ${String(row.bytes).padStart(6)} B${failed ? `  ${failed} FAILED` : ''}`,
  )
  return row
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
