import { SettingsError } from '@stoa/server-kit/settings'
import { desc } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { orderGroups } from './orders.schema.ts'

/**
 * Prices, balances and payouts are stored as minor units of the marketplace's one currency.
 *
 * @throws SettingsError where the last order was placed in another one
 */
export async function refuseOtherCurrency(db: Db, currency: string): Promise<void> {
  const [last] = await db
    .select({ currency: orderGroups.currency })
    .from(orderGroups)
    .orderBy(desc(orderGroups.id))
    .limit(1)
  if (last && last.currency !== currency)
    throw new SettingsError([
      `CURRENCY is ${currency}, but orders of this database were placed in ${last.currency}: prices and balances would be taken for other money. Set CURRENCY=${last.currency}, or begin with a database of its own`,
    ])
}
