import { PAYMENT_SETUP } from '@stoa/server-kit/settings'
import type { Logger } from 'pino'
import { createArgon2 } from './adapters/argon2.ts'
import { createPdfDocuments, lookOf } from './adapters/documents-pdf/index.ts'
import { createStoredFiles } from './adapters/files-stored.ts'
import { createConsoleMail } from './adapters/mail-console.ts'
import { createSmtpMail } from './adapters/mail-smtp.ts'
import { createPastPayments, createPaymentProvider, currencyFault } from './adapters/payment-providers.ts'
import type { Life, Say } from './boot.ts'
import type { Config } from './config.ts'
import {
  createDemoOrders,
  DEMO_PICTURES,
  refuseOperatorsDatabase,
  seedDemo,
  warnOfDemoAccounts,
} from './demo.ts'
import { createJobs } from './modules/jobs.ts'
import type { Delivery } from './modules/mail/index.ts'
import { importSettings, openMarket } from './modules/market/index.ts'
import { createMedia } from './modules/media/index.ts'
import { startMonitoring } from './modules/monitoring/index.ts'
import { supplyPages } from './modules/pages/index.ts'
import { CLOCK_JOB } from './modules/payments/index.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/client.ts'
import { startEmbedded } from './platform/db/embedded/index.ts'
import { migrate } from './platform/db/migrate.ts'
import { refuseLostSettings, refuseTransactionPooling } from './platform/db/pooler.ts'
import { waitForMigrations } from './platform/db/wait-for-migrations.ts'
import type { Deps } from './platform/deps.ts'
import { addJob } from './platform/jobs/add-job.repository.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { loadTokenKey, tokenKeyOf } from './platform/keys.ts'
import { createLogger, logged } from './platform/logger.ts'
import { brandOf } from './platform/market.ts'
import { createLiveMoney } from './platform/money.ts'
import { logSlowStatements } from './platform/observe/slow-statements.ts'
import { openStores } from './stores.ts'

export interface Marketplace {
  deps: Deps
  /** Address of the database for pools. */
  databaseUrl: string
  log: Logger
  /** Whether emails are shown at /dev/mailbox. Reading them is enough to take over accounts. */
  hasMailbox: boolean
  /** Begins to do the jobs, until the process closes. */
  doJobs(): Promise<void>
  /** Starts creating the demo's orders, if there are any. */
  beginDemo(): Promise<void>
}

/** Opens what API and worker need: an up-to-date database, stores, keys, and in a demo its data. */
export async function openMarketplace(config: Config, life: Life, say: Say): Promise<Marketplace> {
  const { url, directUrl, isEmbedded } = await openServer(config, life, say)
  const database = openDatabase({
    url,
    isPooled: config.databasePooler === 'session',
    connections: config.databaseConnections,
    onError: error => say(`an idle connection to the database broke: ${error.message}`),
  })
  life.onClose(database.close)
  await refuseLostSettings(database.pool)
  // Accounts with known passwords are for a developer's machine.
  const isDeveloperMachine = isEmbedded && config.isDemo && config.seed !== 'own'
  const isDemo = isDeveloperMachine || config.seed === 'demo'
  if (isDemo) await refuseOperatorsDatabase(database.db)
  const ignored = await importSettings(database.db, config, systemClock.now())
  if (ignored.length > 0)
    say(
      `${ignored.join(', ')}: ignored, since the marketplace’s settings are in its database. Remove ${ignored.length === 1 ? 'it' : 'them'}; \`pnpm --filter api market export\` and \`apply\` change the settings`,
    )
  await supplyPages(database.db, systemClock.now())
  const market = await openMarket(database.db, config)
  if (market.settings.state === 'closed')
    say(
      'the marketplace is closed: visitors see “Opening soon”. `pnpm --filter api operator init EMAIL` prints a link to the page that sets it up and opens it; `pnpm --filter api market apply` does without a page',
    )

  const log = createLogger(config.logLevel)
  logSlowStatements(log, config.slowStatementMs)
  if (config.metricsPort !== null) {
    const { metricsHost: host, metricsPort: port } = config
    const monitoring = await startMonitoring({
      host,
      port,
      // A pooler may reject the time limit that this connection sets when it opens.
      databaseUrl: directUrl,
      dataDir: config.stoaDataHome,
      log,
    })
    life.onClose(monitoring.close)
    say(`metrics at ${monitoring.address}/metrics`)
  }
  if (config.otelExporterOtlpEndpoint) {
    const { startTraces } = await import('./platform/observe/traces.ts')
    const traces = startTraces({
      service: `stoa-${life.name}`,
      endpoint: config.otelExporterOtlpEndpoint,
      headers: config.otelExporterOtlpHeaders,
      ratio: config.otelTracesSamplerArg,
      onError: message => log.warn({ message: logged(message) }, 'traces are not sent'),
    })
    life.onClose(traces.close)
  }
  const { db } = database
  const stores = openStores(config, config.stoaDataHome)
  life.onClose(
    market.follow(error => log.warn({ message: logged(String(error)) }, 'settings could not be read')),
  )
  const media = createMedia({ db, store: stores.media, builtIn: DEMO_PICTURES })
  const documents = createPdfDocuments(() => lookOf(market, media))
  life.onClose(documents.close)
  const money = createLiveMoney(() => market.settings)
  const deps: Deps = {
    config,
    db,
    clock: systemClock,
    market,
    brand: brandOf(market, config),
    money,
    passwords: createArgon2(),
    media,
    payment: createPaymentProvider(config.payment, money),
    currencyFault: currency => currencyFault(config.payment, currency),
    documents,
    files: createStoredFiles(stores.files),
    tokenKey: await loadTokenKey(config.stoaDataHome, config.tokenSecret),
    previousTokenKey: config.tokenSecretPrevious === null ? null : tokenKeyOf(config.tokenSecretPrevious),
    draining: life.draining,
  }
  if (isDemo) await seedDemo(deps, say)
  else await warnOfDemoAccounts(deps, say)
  // Past orders need payments that can be refunded, and only the test provider can create past payments.
  const payments = isDemo ? createPastPayments(config.payment) : null
  const demoOrders = payments && createDemoOrders(deps, { payments, count: config.demoOrders, say })

  return {
    deps,
    databaseUrl: url,
    log,
    hasMailbox: isDeveloperMachine,
    async doJobs() {
      const delivery = deliveryOf(deps, isDeveloperMachine, say)
      const runner = await startJobs({
        url: directUrl,
        jobs: [...createJobs(deps, delivery), ...(demoOrders ? [demoOrders.job] : [])],
        onError: message => log.error(logged(message)),
      })
      life.onClose(runner.stop)
      // What a crash left behind does not wait for the next minute.
      if (deps.payment) await addJob(db, CLOCK_JOB, { key: CLOCK_JOB, maxAttempts: 1 })
      else say(`nobody can pay: set ${PAYMENT_SETUP}, or begin with \`pnpm start\``)
    },
    beginDemo: async () => demoOrders?.begin(),
  }
}

async function openServer(config: Config, life: Life, say: Say) {
  let url = config.databaseUrl
  if (!url) {
    const embedded = await startEmbedded({ home: config.stoaDataHome, alone: true, log: say })
    life.onClose(embedded.stop)
    await embedded.ensureDatabase('stoa')
    url = embedded.url()
  }
  const directUrl = config.databaseDirectUrl ?? url
  if (config.migrate === 'wait') await waitForMigrations(directUrl, say)
  if (config.databaseUrl) await refuseTransactionPooling(url, 'DATABASE_URL')
  if (config.databaseDirectUrl) await refuseTransactionPooling(directUrl, 'DATABASE_DIRECT_URL')
  if (config.migrate === 'auto') {
    const { guardsReads } = await migrate(directUrl, say)
    if (!guardsReads)
      say(
        'the database’s user may not make roles: shops are kept apart by our statements, and by triggers at writes',
      )
  }
  return { url, directUrl, isEmbedded: config.databaseUrl === null }
}

function deliveryOf(
  { config: { smtpUrl, mailAddress }, brand }: Pick<Deps, 'config' | 'brand'>,
  hasMailbox: boolean,
  say: Say,
): Delivery | null {
  if (smtpUrl) {
    const from = {
      get name() {
        return brand.marketplaceName
      },
      address: mailAddress,
    }
    return { mail: createSmtpMail({ url: smtpUrl, from }) }
  }
  if (hasMailbox) return { mail: createConsoleMail(say), keepContent: true }
  say('no email is sent: emails wait in the database until SMTP_URL is set')
  return null
}
