/**
 * Scores the search over the demo marketplace with the queries of `queries.tsv`. Counts how many have an expected product among
 * the first five, how many find nothing, and how many are corrected although they should not be, or to something else.
 *
 * A row has a kind, a query, the names of expected products separated by `|` (or a shop, `@kiln-and-cove`; nothing if
 * the marketplace has no such product), and the expected correction.
 *
 *   pnpm bench:search [--api http://127.0.0.1:3000]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode, stopProcess } from '@stoa/testing/processes'
import { type Answer, readQueries, score } from './score.ts'

const at = process.argv.indexOf('--api')
const given = at > 0 ? process.argv[at + 1] : undefined
const data = mkdtempSync(join(tmpdir(), 'stoa-bench-search-'))
let child: ReturnType<typeof startNode> | undefined

/** Starts an API with the demo marketplace in a database of its own. */
async function startDemo(): Promise<string> {
  const port = await freePort()
  const api = startNode(['src/server.ts'], {
    cwd: inRoot('apps/api'),
    env: { API_PORT: String(port), SEED: 'demo', DEMO_ORDERS: '0', STOA_DATA_HOME: data, LOG_LEVEL: 'error' },
    onLine: () => {},
  })
  child = api
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/readyz`, 120_000, () => api.exitCode === null)
  return url
}

try {
  const url = given ?? (await startDemo())
  const queries = readQueries(readFileSync(new URL('queries.tsv', import.meta.url), 'utf8'))
  const answers: Answer[] = []
  for (const { query } of queries) {
    const response = await fetch(`${url}/api/public/products?limit=5&q=${encodeURIComponent(query)}`)
    answers.push((await response.json()) as Answer)
  }
  for (const line of score(queries, answers)) console.log(line)
} finally {
  if (child) await stopProcess(child)
  rmSync(data, { recursive: true, force: true })
}
