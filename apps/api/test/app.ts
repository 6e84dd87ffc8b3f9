import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Logger } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { DEMO_PICTURES } from '../seed/demo-pictures.ts'
import { createPdfDocuments, lookOf } from '../src/adapters/documents-pdf/index.ts'
import { createStoredFiles } from '../src/adapters/files-stored.ts'
import { createDiskStore } from '../src/adapters/media-disk.ts'
import { buildApp } from '../src/app.ts'
import { type Config, type FirstMarket, type RateLimits, readConfig } from '../src/config.ts'
import { firstSettings } from '../src/modules/market/first-settings.ts'
import { openMarket } from '../src/modules/market/index.ts'
import { insertVersion } from '../src/modules/market/market.repository.ts'
import { createMedia } from '../src/modules/media/media.service.ts'
import type { Clock } from '../src/platform/clock.ts'
import { outsideTransaction } from '../src/platform/db/outside-transaction.ts'
import type { Deps } from '../src/platform/deps.ts'
import { DAY } from '../src/platform/durations.ts'
import { brandOf } from '../src/platform/market.ts'
import { createLiveMoney } from '../src/platform/money.ts'
import type { PaymentProvider } from '../src/ports/payment.ts'
import type { TestBuyer } from '../src/ports/test-buyer.ts'
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts'
import { QUICK_PASSWORDS } from './filled.ts'

/** Clock of a test: it starts at the machine's time, stops there, and can be advanced. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance(by) {
      ahead += by
    },
  }
}

/** Moves a clock to the next noon in UTC, so that no day ends while a test compares days. */
export function advanceToNoon(clock: TestClock): void {
  const sinceMidnight = clock.now().getTime() % DAY
  clock.advance(DAY + DAY / 2 - sinceMidnight)
}

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  clock: TestClock
  database: TestDatabase
  /** Folder of its own for pictures. */
  dataDir: string
  /** Sends a request and reads its JSON. */
  call(options: InjectOptions & { token?: string | undefined }): Promise<Answer>
  close(): Promise<void>
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it is the test's matter.
  body: any
  text: string
}

export interface TestAppOptions extends TestDatabaseOptions {
  config?: Partial<Config>
  /** Variables about the marketplace at its first start. */
  first?: Partial<FirstMarket>
  reference?: boolean
  mailbox?: boolean
  payment?: PaymentProvider
  testBuyer?: TestBuyer
  log?: Logger
}

/** Limits for tests that measure none. */
export const UNLIMITED: RateLimits = {
  authPerAddress: 1e6,
  signInsPerAccount: 1e6,
  secondFactorsPerAccount: 1e6,
  mailsPerAccount: 1e6,
  refreshesPerAddress: 1e6,
  contactsPerAddress: 1e6,
  contactsPerSender: 1e6,
  syncsPerAccount: 1e6,
  profilesPerAccount: 1e6,
  questionsPerAccount: 1e6,
  uploadsPerAccount: 1e6,
  paymentsPerAccount: 1e6,
  paymentsPerAddress: 1e6,
  heldLinesPerAccount: 1e6,
  heldItemsPerAccount: 1e6,
  lapsedHoldsPerAccount: 1e6,
  confirmationsPerAccount: 1e6,
  trackingsPerAddress: 1e6,
  trackingsPerNumber: 1e6,
  invoicesPerAccount: 1e6,
  orderCommandsPerAccount: 1e6,
  sellerCommandsPerAccount: 1e6,
  quotesPerAddress: 1e6,
  viewsPerAddress: 1e6,
  sellerPicturesPerAccount: 1e6,
}

/** Everything weak and quick that a test does not measure; argon2 is the real one, at its least. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options)
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-api-data-'))
  const clock = createTestClock()
  const env = readConfig({ LOG_LEVEL: process.env.TEST_LOG ?? 'silent', SITE_URL: 'http://shop.test' })
  const config: Config = {
    ...env,
    market: { ...env.market, ...options.first },
    rateLimits: UNLIMITED,
    ...options.config,
  }
  const first = { version: 1, data: firstSettings(config, { isNew: true }), note: '', now: clock.now() }
  await insertVersion(database.db, first)
  const market = await openMarket(database.db, config)
  const media = createMedia({
    db: database.db,
    store: createDiskStore(join(dataDir, 'media')),
    builtIn: DEMO_PICTURES,
  })
  const documents = createPdfDocuments(() => lookOf(market, media))
  const deps: Deps = {
    config,
    clock,
    db: database.db,
    market,
    brand: brandOf(market, config),
    money: createLiveMoney(() => market.settings),
    passwords: QUICK_PASSWORDS,
    media,
    payment: options.payment ? outsideTransaction(options.payment) : null,
    documents,
    files: createStoredFiles(createDiskStore(join(dataDir, 'files'), { isPrivate: true })),
    tokenKey: new Uint8Array(32).fill(7),
  }
  const app = await buildApp(deps, {
    checkResponses: true,
    reference: options.reference ?? false,
    mailbox: options.mailbox ?? false,
    ...(options.testBuyer && { testBuyer: options.testBuyer }),
    ...(options.log && { log: options.log }),
  })
  return {
    app,
    deps,
    clock,
    database,
    dataDir,
    async call({ token, headers, ...rest }) {
      const response = await app.inject({
        ...rest,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      })
      const text = response.body
      const isJson = text !== '' && String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : null,
      }
    },
    async close() {
      await app.close()
      await documents.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts one application for a whole test file: `const test = useTestApp()`, then `test().call(…)`. */
export function useTestApp(options: TestAppOptions = {}): () => TestApp {
  let built: TestApp | undefined
  beforeAll(async () => {
    built = await buildTestApp(options)
  })
  afterAll(() => built?.close())
  return () => {
    if (!built) throw new Error('The application is there once beforeAll has run.')
    return built
  }
}
