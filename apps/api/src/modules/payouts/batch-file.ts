import anyAscii from 'any-ascii'
import { csvLine } from '../../platform/csv.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { createMoney } from '../../platform/money.ts'
import { findFileRows } from './batches.repository.ts'

/** Length of a name in a transfer between banks. */
const MAX_HOLDER = 70

/**
 * Payouts of a batch that are to be sent, as a CSV file for the bank. Names contain only characters that every bank
 * accepts, and none begins like a formula.
 */
export async function batchFile(db: Queryable, id: string): Promise<{ csv: string; payouts: number }> {
  const rows = await findFileRows(db, id)
  const lines = rows.map(({ number, slug, holder, account, amountMinor, currency }) =>
    csvLine([
      number,
      holderOf(holder) || holderOf(slug),
      account,
      createMoney(currency).plain(amountMinor),
      currency,
      `payout-${number}`,
    ]),
  )
  return {
    csv: [csvLine(['number', 'holder', 'account', 'amount', 'currency', 'reference']), ...lines].join(''),
    payouts: rows.length,
  }
}

/** Latin letters, digits and the signs of SEPA transfers, beginning with a letter or digit. */
const holderOf = (name: string): string =>
  anyAscii(name.normalize('NFKC'))
    .replace(/[^A-Za-z0-9/?:().,'+ -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, MAX_HOLDER)
    .trim()
