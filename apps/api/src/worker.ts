import { boot } from './boot.ts'
import { openMarketplace } from './marketplace.ts'

/** Process for jobs only: emails, open payments, timers. Serves no calls. */
await boot('worker', async (config, life, say) => {
  const marketplace = await openMarketplace(config, life, say)
  await marketplace.doJobs()
  return 'its jobs'
})
