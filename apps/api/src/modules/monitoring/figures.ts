import { Gauge, type Registry } from '@prometheus-io/client'
import pg from 'pg'
import { KEPT_ALIVE } from '../../platform/db/kept-alive.ts'
import { diskOf, lastBackupOf } from './data-folder.ts'
import { AUDIT, type Figure, type FigureQuery, readFigures, STATE } from './figures.repository.ts'

/** Time for which a result is reused, in milliseconds. */
const STATE_AGE = 15_000
const AUDIT_AGE = 300_000
/** A scrape does not wait longer for the database; milliseconds. */
const PATIENCE = 4_000

export interface FigureOptions {
  registry: Registry
  databaseUrl: string
  /** The folder whose disk must not run full. */
  dataDir: string
  /** Called with the error of a failed statement. */
  onError: (error: unknown) => void
}

/**
 * Exposes the marketplace's figures, which are read when metrics are requested. They are equal in all processes, so
 * aggregate them with `max`. Returns a function that closes them.
 */
export function exposeFigures({
  registry,
  databaseUrl,
  dataDir,
  onError,
}: FigureOptions): () => Promise<void> {
  // A separate connection: metrics matter most when the pool of the calls is exhausted.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'stoa-metrics',
    max: 1,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 20_000,
    query_timeout: 25_000,
    ...KEPT_ALIVE,
  })
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', () => undefined))
  const failing = new Set<FigureQuery>()
  const reads: (() => Promise<unknown>)[] = []
  for (const [queries, age] of [
    [STATE, STATE_AGE],
    [AUDIT, AUDIT_AGE],
  ] as const)
    for (const query of queries) expose(query, age)

  new Gauge({
    name: 'stoa_figures_failed',
    help: 'Statements for these metrics that the database didn’t answer the last time',
    registers: [registry],
    async collect() {
      await Promise.all(reads.map(read => read()))
      this.set(failing.size)
    },
  })
  for (const [name, help] of Object.entries({
    stoa_data_disk_free_bytes: 'Free on the disk of the data folder',
    stoa_data_disk_size_bytes: 'Size of the disk of the data folder',
  }))
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const { bsize, blocks, bavail } = await diskOf(dataDir)
        this.set(bsize * (name === 'stoa_data_disk_free_bytes' ? bavail : blocks))
      },
    })
  new Gauge({
    name: 'stoa_backup_last_timestamp_seconds',
    help: 'When the newest backup by the command was finished; absent if the data folder has none',
    registers: [registry],
    async collect() {
      const at = await lastBackupOf(dataDir)
      if (at === null) this.remove()
      else this.set(at.getTime() / 1_000)
    },
  })
  return () => pool.end()

  function expose(query: FigureQuery, age: number): void {
    const current = memorised(age, async () => {
      try {
        const figures = await readFigures(pool, query)
        failing.delete(query)
        return figures
      } catch (error) {
        failing.add(query)
        onError(error)
        return new Map<string, Figure[]>()
      }
    })
    reads.push(current)
    const labelNames = query.labels ?? []
    for (const [name, help] of Object.entries(query.metrics))
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          const figures = await current()
          this.reset()
          if (labelNames.length === 0) this.remove()
          for (const { labels, value } of figures?.get(name) ?? []) this.set(labels, value)
        },
      })
  }
}

/**
 * Calls `read` at most once in `age` milliseconds and reuses its result. Null while the first call takes longer than
 * a scrape waits.
 */
function memorised<T>(age: number, read: () => Promise<T>): () => Promise<T | null> {
  let last: { value: T; at: number } | null = null
  let underWay: Promise<T> | null = null
  return async () => {
    if (last && Date.now() - last.at < age) return last.value
    underWay ??= read().then(value => {
      last = { value, at: Date.now() }
      underWay = null
      return value
    })
    let timer: NodeJS.Timeout | undefined
    const tired = new Promise<null>(resolve => {
      timer = setTimeout(() => resolve(null), PATIENCE)
    })
    const value = await Promise.race([underWay, tired])
    clearTimeout(timer)
    return value ?? last?.value ?? null
  }
}
