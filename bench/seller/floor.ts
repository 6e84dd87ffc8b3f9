import { join } from 'node:path'
import pg from 'pg'
import { createArgon2 } from '../../apps/api/src/adapters/argon2.ts'
import { createPdfDocuments, lookOf } from '../../apps/api/src/adapters/documents-pdf/index.ts'
import { createStoredFiles } from '../../apps/api/src/adapters/files-stored.ts'
import { createDiskStore } from '../../apps/api/src/adapters/media-disk.ts'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { openMarket } from '../../apps/api/src/modules/market/index.ts'
import { createMedia } from '../../apps/api/src/modules/media/index.ts'
import { systemClock } from '../../apps/api/src/platform/clock.ts'
import { openDatabase } from '../../apps/api/src/platform/db/client.ts'
import { loadTokenKey } from '../../apps/api/src/platform/keys.ts'
import { brandOf } from '../../apps/api/src/platform/market.ts'
import { createMoney } from '../../apps/api/src/platform/money.ts'
import type { Desk } from './desk.ts'
import { medianOf } from './quantiles.ts'

interface Statement {
  name?: string
  text: string
  values?: unknown[]
}

/** What a call costs the database alone. */
export interface Floor {
  /** Milliseconds of the statements of a call, one after another through one connection of pg. */
  of(desk: Desk, path: string): Promise<number>
  close(): Promise<void>
}

const ROUNDS = 7

/** Asks the same application once within this process, listens to what it sends, and sends that again without it. */
export async function openFloor({
  databaseUrl,
  data,
}: {
  databaseUrl: string
  data: string
}): Promise<Floor> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl })
  const database = openDatabase({ url: databaseUrl })
  const { db, pool } = database
  const market = await openMarket(db, config)
  const media = createMedia({ db, store: createDiskStore(join(data, 'media')), builtIn: data })
  const documents = createPdfDocuments(() => lookOf(market, media))
  const app = await buildApp({
    config,
    db,
    clock: systemClock,
    market,
    brand: brandOf(market, config),
    money: createMoney(market.settings.money.currency),
    passwords: createArgon2(),
    media,
    payment: null,
    documents,
    files: createStoredFiles(createDiskStore(join(data, 'files'))),
    tokenKey: await loadTokenKey(data, null),
  })
  return {
    async of({ headers }, path) {
      const statements = await record(pool, async () => {
        const { statusCode } = await app.inject({ method: 'GET', url: `/api/seller${path}`, headers })
        if (statusCode !== 200) throw new Error(`the floor of ${path}: ${statusCode}`)
      })
      const bare = new pg.Client({
        connectionString: databaseUrl,
        options: '-c plan_cache_mode=force_generic_plan',
      })
      await bare.connect()
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now()
        for (const statement of statements) await bare.query(statement)
        rounds.push(performance.now() - began)
      }
      await bare.end()
      return medianOf(rounds)
    },
    async close() {
      await app.close()
      await documents.close()
      await database.close()
    },
  }
}

/** The statements that `work` sends, those of each connection together. */
async function record(pool: pg.Pool, work: () => Promise<void>): Promise<Statement[]> {
  const sent = new Map<pg.PoolClient, Statement[]>()
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const listen = (client: pg.PoolClient) => {
    if (originals.has(client)) return
    const original = client.query
    originals.set(client, original)
    client.query = ((...given: Parameters<typeof client.query>) => {
      const [first, second] = given as unknown as [string | Statement, unknown]
      const statement = typeof first === 'string' ? { text: first } : first
      const values = statement.values ?? (Array.isArray(second) ? second : undefined)
      const { name, text } = statement
      const own = sent.get(client) ?? []
      own.push({ text, ...(name !== undefined && { name }), ...(values && { values }) })
      sent.set(client, own)
      return original.apply(client, given)
    }) as typeof client.query
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    for (const [client, query] of originals) client.query = query
  }
  return [...sent.values()].flat()
}
