import autocannon from 'autocannon'
import { processorOf, processorOfServer } from '../processor.ts'

export const CONNECTIONS = 50

export interface Figures {
  /** A second. */
  requests: number
  /** Processor time a request of the server and the database together, milliseconds. */
  cost: number
  /** Requests without a successful answer. */
  failed: number
}

/** Process ids whose processor time is reported with the measurement. */
export interface Servers {
  server: number
  postmaster: number
}

/** What is asked for: always the same, or all addresses in turn. */
export type Asked =
  | { kind: 'one'; path: string; options?: Partial<autocannon.Options> }
  | { kind: 'varied'; paths: readonly string[] }

/** Coprime to every list's length, so that all entries are requested in turn, and neighbors never together. */
const STRIDE = 37

/** The address is chosen call by call: preparing all requests would be part of what is measured. */
function optionsOf(asked: Asked): Partial<autocannon.Options> {
  if (asked.kind === 'one') return asked.options ?? {}
  const { paths } = asked
  let turn = 0
  const next = () => {
    turn = (turn + STRIDE) % paths.length
    return paths[turn]!
  }
  return { requests: [{ method: 'GET', setupRequest: request => ({ ...request, path: next() }) }] }
}

/** Asks for each once, so that its response is cached. */
export async function prime(base: string, paths: readonly string[]): Promise<void> {
  const rest = [...paths]
  const ask = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop())
      await (await fetch(`${base}${path}`)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 8 }, ask))
}

/** Runs for a while to get warm, then measures and prints a line. */
export async function load(
  name: string,
  base: string,
  servers: Servers,
  asked: Asked,
  seconds: number,
): Promise<Figures> {
  const url = asked.kind === 'one' ? `${base}${asked.path}` : base
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, ...optionsOf(asked) })
  await run(Math.min(3, seconds))
  const before = spentBy(servers)
  const { requests, latency, throughput, errors, non2xx } = await run(seconds)
  const after = spentBy(servers)
  const total = Math.max(1, requests.total)
  const [server, database] = [0, 1].map(at => (after[at]! - before[at]!) / total) as [number, number]
  const failed = errors + non2xx
  console.log(
    [
      name.padEnd(44),
      `${requests.average.toFixed(0).padStart(6)} req/s`,
      `p99 ${String(latency.p99).padStart(5)} ms`,
      `${String(Math.round(throughput.total / total)).padStart(6)} B`,
      `${server.toFixed(2)} + ${database.toFixed(2)} ms of processor`,
      ...(failed ? [`${failed} FAILED`] : []),
    ].join('  '),
  )
  return { requests: requests.average, cost: server + database, failed }
}

/** Milliseconds of processor time so far: of the server, and of the database's processes. */
const spentBy = ({ server, postmaster }: Servers): [number, number] => [
  processorOf(server),
  processorOfServer(postmaster),
]
