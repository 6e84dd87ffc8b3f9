import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { localTime } from '../../platform/local-day.ts'
import { queueEmail } from '../mail/index.ts'
import { createShopEmails } from './shop-emails.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { findEnding, findOwners, lockShop, updateShopRow } from './shop-status.repository.ts'

/**
 * Terminates the shops whose day has come. The day is in their rows, so that a run that was missed is made up for by the next
 * one. Runs every quarter of an hour, because midnight of every time zone is at one.
 */
export const createEndJob = ({
  db,
  clock,
  brand,
  market,
}: Pick<Deps, 'db' | 'clock' | 'brand' | 'market'>): Job => ({
  name: 'end-shops',
  at: '*/15 * * * *',
  async work() {
    const now = clock.now()
    const today = localTime(now, market.settings.timeZone).day
    for (const id of await findEnding(db, today))
      await inTx(db, async tx => {
        const shop = await lockShop(tx, { id })
        // Withdrawn since.
        if (!shop?.endsOn || shop.endsOn > today || shop.status === 'terminated') return
        await updateShopRow(tx, id, { status: 'terminated' })
        await writeShopLog(tx, {
          shopId: id,
          at: now,
          what: 'shop.terminated',
          changes: { status: [shop.status, 'terminated'] },
        })
        for (const owner of await findOwners(tx, id))
          await queueEmail(tx, createShopEmails(brand).terminated(owner, shop))
      })
  },
})
