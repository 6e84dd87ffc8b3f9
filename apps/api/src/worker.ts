import { boot } from './boot.ts'
import { openMarketplace } from './marketplace.ts'

/** Jobs alone: emails, payments under way, timers. It answers no calls. */
await boot('worker', async (config, life, say) => {
  const marketplace = await openMarketplace(config, life, say)
  await marketplace.doJobs()
  return 'its jobs'
})
