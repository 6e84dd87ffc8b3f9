import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { startOfDay } from '../../platform/local-day.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { queueEmail } from '../mail/index.ts'
import { settingsAt } from '../market/index.ts'
import { findOwners } from '../shops/index.ts'
import { type FeeDocument, feeDocumentOf, feeOf, namesIssuer } from './fee-document.ts'
import { feeInvoiceEmail } from './fee-email.ts'
import {
  drawFeeNumber,
  findShopsWithEntries,
  insertFeeInvoice,
  lockFeePayer,
  readUninvoicedFees,
} from './fee-invoices.repository.ts'
import { beginMonth, closeMonth, type FeeMonth, findNewestMonth } from './fee-months.repository.ts'
import { numberOf } from './invoice-number.ts'

type FeeDeps = Pick<Deps, 'db' | 'clock' | 'market' | 'brand'>

/** Time after the end of a month in which entries of its last seconds are still being written, in milliseconds. */
const GRACE = 3_600_000

/** Creates the job that issues every shop's invoice for the fee of each month that has ended. */
export const createFeeInvoiceJob = (deps: FeeDeps): Job => ({
  name: 'issue-fee-invoices',
  at: '25 * * * *',
  work: () => issueDueFees(deps),
})

/** Issues the invoices of the months that have ended, and closes them. */
async function issueDueFees({ db, clock, market, brand }: FeeDeps): Promise<void> {
  const now = clock.now()
  const { timeZone } = market.settings
  const ended = new Date(now.getTime() - GRACE)
  let month = await findDueMonth(db, ended, timeZone)
  while (month) {
    const settings = await settingsOf({ db, market }, month)
    // The months wait until the settings say who issues the invoices.
    if (!namesIssuer(settings)) return
    const issue = { month, timeZone, settings, issuedAt: now }
    for (const shopId of await findShopsWithEntries(db, month))
      await inTx(db, async tx => {
        const issued = await issueFees(tx, shopId, issue)
        if (issued.length === 0) return
        for (const owner of await findOwners(tx, shopId))
          for (const document of issued) await queueEmail(tx, feeInvoiceEmail(brand, owner, document))
      })
    await closeMonth(db, month.name, now)
    month = await findDueMonth(db, ended, timeZone)
  }
}

/**
 * Finds the month to invoice, if it ended before a time. Its end is stored before the first invoice, so that all shops have
 * the same one, and the next month begins there, even if the time zone changes.
 */
async function findDueMonth(db: Db, ended: Date, timeZone: string): Promise<FeeMonth | null> {
  const newest = await findNewestMonth(db)
  if (!newest.isClosed) return newest
  const name = monthAfter(newest.name)
  const until = startOfDay(`${monthAfter(name)}-01`, timeZone)
  if (until > ended) return null
  return { name, from: newest.until, until: await beginMonth(db, { name, until }) }
}

/** Settings at the end of a month. If they didn't name the issuer yet, those that hold now. */
async function settingsOf(
  { db, market }: Pick<FeeDeps, 'db' | 'market'>,
  { until }: FeeMonth,
): Promise<MarketSettings> {
  const then = await settingsAt(db, market, new Date(until.getTime() - 1))
  return namesIssuer(then) ? then : market.settings
}

/**
 * Issues the invoices of a shop for a month, unless they are issued or nothing is owed. Each is written in the
 * transaction that draws its number, so that a failure leaves no gap.
 */
async function issueFees(
  tx: Tx,
  shopId: string,
  { month, ...issue }: { month: FeeMonth; timeZone: string; settings: MarketSettings; issuedAt: Date },
): Promise<FeeDocument[]> {
  const shop = await lockFeePayer(tx, shopId, month.name)
  const issued: FeeDocument[] = []
  for (const fees of await readUninvoicedFees(tx, shopId, month)) {
    const fee = feeOf(fees)
    if (fee === 0) continue
    const series = `${fees.isTest ? 'TEST-' : ''}FEE${fee < 0 ? '-CN' : ''}`
    const seq = await drawFeeNumber(tx, series)
    const number = numberOf(series, seq)
    const document = feeDocumentOf(fees, shop, { ...issue, month: month.name, number })
    const traderVersion = shop.soldBy?.version ?? null
    await insertFeeInvoice(tx, { shopId, series, seq, traderVersion, document })
    issued.push(document)
  }
  return issued
}

/** The month after one: `2026-12` is followed by `2027-01`. */
function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
