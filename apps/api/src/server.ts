import { createTestBuyer } from './adapters/payment-providers.ts'
import { buildApp } from './app.ts'
import { boot } from './boot.ts'
import { openMarketplace } from './marketplace.ts'

/** Process of the API: serves calls, and runs jobs unless `JOBS` is off. */
await boot('api', async (config, life, say) => {
  const marketplace = await openMarketplace(config, life, say)
  if (config.jobs === 'on') await marketplace.doJobs()
  const testBuyer = createTestBuyer(config.payment)
  const app = await buildApp(marketplace.deps, {
    reference: config.reference === 'on',
    mailbox: marketplace.hasMailbox,
    log: marketplace.log,
    ...(testBuyer && { testBuyer }),
  })
  life.onClose(() => app.close())
  if (config.operatorPort !== null) {
    // Loaded here alone: one process of the marketplace serves operators.
    const { listenForOperators } = await import('./operator/listen.ts')
    const { deps, databaseUrl: url, log } = marketplace
    const operators = await listenForOperators(deps, { url, port: config.operatorPort, log, say })
    life.onClose(operators.close)
    say(`operator console at ${operators.address}`)
  }
  const address = await app.listen({ host: config.host, port: config.apiPort })
  await marketplace.beginDemo()
  return address
})
