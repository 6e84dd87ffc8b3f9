import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { queueEmail } from '../mail/index.ts'
import { backInStockEmail, wishNewsEmail } from './wish-emails.ts'
import * as repository from './wish-news.repository.ts'

type NewsDeps = Pick<Deps, 'db' | 'clock' | 'brand' | 'money'>

/**
 * Creates the job that emails subscribed users about prices and stock. Each change is sent once, in the transaction
 * that marks it as sent.
 */
export const createWishJobs = (deps: NewsDeps): Job[] => [
  { name: 'wish-news', at: '3,18,33,48 * * * *', work: () => tellWishes(deps) },
  { name: 'back-in-stock', at: '*/5 * * * *', work: () => tellReturned(deps) },
]

async function tellWishes({ db, clock, brand, money }: NewsDeps): Promise<void> {
  await repository.followProducts(db)
  const now = clock.now()
  for (let after: string | null = null; ; ) {
    const told: string | null = await inTx(db, async tx => {
      const user = await repository.lockToldUser(tx, { now, after })
      if (!user) return null
      const news = await repository.takeNews(tx, user.id, { now, canTellPrices: user.canTellPrices })
      if (news.some(({ hasFallen }) => hasFallen)) await repository.noteTold(tx, user.id, now)
      if (news.length > 0) await queueEmail(tx, wishNewsEmail({ brand, money }, user, news))
      return user.id
    })
    if (told === null) return
    after = told
  }
}

async function tellReturned({ db, brand, money }: NewsDeps): Promise<void> {
  for (let after: string | null = null; ; ) {
    const told: string | null = await inTx(db, async tx => {
      const user = await repository.lockWaitingUser(tx, after)
      if (!user) return null
      const rows = await repository.takeReturned(tx, user.id)
      if (rows.length > 0) await queueEmail(tx, backInStockEmail({ brand, money }, user, rows))
      return user.id
    })
    if (told === null) return
    after = told
  }
}
