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
  const address = await app.listen({ host: config.host, port: config.apiPort })
  await marketplace.beginDemo()
  return address
})
