import { join } from 'node:path'
import { createArgon2 } from './adapters/argon2.ts'
import { createPdfDocuments } from './adapters/documents-pdf/index.ts'
import { createDiskFiles } from './adapters/files-disk.ts'
import { createConsoleMail } from './adapters/mail-console.ts'
import { createSmtpMail } from './adapters/mail-smtp.ts'
import { createDiskStore } from './adapters/media-disk.ts'
import { createPaymentProvider } from './adapters/payment-provider.ts'
import { createPastPayments, createTestBuyer } from './adapters/payment-test.ts'
import { buildApp } from './app.ts'
import { type Config, isLoopback, mailDomain, readConfig } from './config.ts'
import { createDemoOrders, DEMO_PICTURES, seedDemo } from './demo.ts'
import { createJobs } from './modules/jobs.ts'
import type { Delivery } from './modules/mail/index.ts'
import { createMedia } from './modules/media/index.ts'
import { CLOCK_JOB } from './modules/payments/index.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/client.ts'
import { defaultDataHome, type EmbeddedDatabase, startEmbedded } from './platform/db/embedded/index.ts'
import { migrate } from './platform/db/migrate.ts'
import { addJob, startJobs } from './platform/jobs/jobs.ts'
import { loadTokenKey } from './platform/keys.ts'
import { createMoney } from './platform/money.ts'

const say = (line: string) => console.log(`api: ${line}`)

/** Environment → what the application needs → listen → close, in the reverse order. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const one of closers.reverse().splice(0))
      await one().catch(error => console.error('api: while closing:', error))
  }
  const signal = closeOnSignal(close)
  try {
    const address = await start(config, closer => closers.push(closer))
    say(`ready at ${address}, its calls are described at ${address}/reference`)
    process.send?.({ ready: true, address })
  } catch (error) {
    // What breaks because of the signal is no failure of the start.
    if (signal.aborted) return
    await close()
    throw error
  }
}

async function start(config: Config, onClose: (close: () => Promise<unknown>) => void) {
  let embedded: EmbeddedDatabase | undefined
  if (!config.databaseUrl) {
    embedded = await startEmbedded({
      ...(config.dataHome && { home: config.dataHome }),
      alone: true,
      log: say,
    })
    onClose(embedded.stop)
    await embedded.ensureDatabase('stoa')
  }
  const url = config.databaseUrl ?? embedded!.url()
  const { guardsReads } = await migrate(url)
  if (!guardsReads)
    say(
      'the database’s user may not make roles: shops are kept apart by our statements, and by triggers at writes',
    )
  const database = openDatabase({
    url,
    connections: config.databaseConnections,
    onError: error => say(`an idle connection to the database broke: ${error.message}`),
  })
  onClose(database.close)

  const dataDir = config.dataHome ?? defaultDataHome()
  const { db } = database
  const documents = createPdfDocuments()
  onClose(documents.close)
  const deps = {
    config,
    db,
    clock: systemClock,
    money: createMoney(config.currency),
    passwords: createArgon2(),
    media: createMedia({ db, store: createDiskStore(join(dataDir, 'media')), builtIn: DEMO_PICTURES }),
    payment: createPaymentProvider(config),
    documents,
    files: createDiskFiles(join(dataDir, 'files')),
    tokenKey: await loadTokenKey(dataDir, config.tokenSecret),
  }
  // Accounts with known passwords are for a developer's machine.
  const isDeveloperMachine = embedded !== undefined && isLoopback(config.host)
  const isDemo = isDeveloperMachine || config.seed === 'demo'
  if (isDemo) await seedDemo(deps, say)
  // Orders need money that can go back, and only the test provider has some for the past.
  const demoOrders =
    isDemo && config.testProvider
      ? createDemoOrders(deps, {
          payments: createPastPayments(config.testProvider),
          count: config.demoOrders,
          say,
        })
      : null

  // Whoever may read the mailbox can take over accounts.
  const hasMailbox = isDeveloperMachine && !config.smtpUrl
  const runner = await startJobs({
    url,
    jobs: [...createJobs(deps, deliveryOf(config, hasMailbox)), ...(demoOrders ? [demoOrders.job] : [])],
    onError: say,
  })
  onClose(runner.stop)
  // What a crash left behind does not wait for the next minute.
  if (deps.payment) await addJob(db, CLOCK_JOB, { key: CLOCK_JOB, maxAttempts: 1 })
  else say('nobody can pay: set PAYPAL_CLIENT_ID and the others of it, or begin with `pnpm start`')

  const app = await buildApp(deps, {
    reference: true,
    mailbox: hasMailbox,
    ...(config.testProvider && { testBuyer: createTestBuyer(config.testProvider) }),
  })
  onClose(() => app.close())
  const address = await app.listen({ host: config.host, port: config.port })
  await demoOrders?.begin()
  return address
}

function deliveryOf({ smtpUrl, mailFrom, siteUrl }: Config, hasMailbox: boolean): Delivery | null {
  if (smtpUrl) return { mail: createSmtpMail({ url: smtpUrl, from: mailFrom, domain: mailDomain(siteUrl) }) }
  if (hasMailbox) return { mail: createConsoleMail(say), keepContent: true }
  say('no email is sent: emails wait in the database until SMTP_URL is set')
  return null
}

/** The first signal closes in order, a second one ends at once. */
function closeOnSignal(close: () => Promise<void>): AbortSignal {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (ending.signal.aborted) process.exit(1)
      ending.abort()
      say('closing')
      setTimeout(() => process.exit(1), 30_000).unref()
      void close().then(() => process.exit(0))
    })
  return ending.signal
}

main().catch(error => {
  const { code, port } = error as { code?: string; port?: number }
  console.error(
    code === 'EADDRINUSE'
      ? `api: port ${port} is in use. Set API_PORT to another one.`
      : `api: ${error instanceof Error ? error.message : error}`,
  )
  if (!(error instanceof Error) || !/environment/.test(error.message)) console.error(error)
  process.exit(1)
})
