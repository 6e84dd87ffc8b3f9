import { SettingsError } from '@stoa/server-kit/settings'
import type { Queryable } from '../../platform/db/client.ts'
import { findLastCurrency } from './placed-orders.repository.ts'

/**
 * Refuses to start with another currency than the orders have. Prices, balances and payouts are stored as minor units
 * of one currency.
 *
 * @throws SettingsError if the last order was placed in another currency
 */
export async function refuseOtherCurrency(db: Queryable, currency: string): Promise<void> {
  const last = await findLastCurrency(db)
  if (last !== null && last !== currency)
    throw new SettingsError([
      `CURRENCY is ${currency}, but orders of this database were placed in ${last}: prices and balances would be read in the wrong currency. Set CURRENCY=${last}, or use another database`,
    ])
}
