import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { localTime, startOfDay } from '../../platform/local-day.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { queueEmail } from '../mail/index.ts'
import { settingsAt } from '../market/index.ts'
import { findOwners } from '../shops/index.ts'
import { type FeeDocument, feeDocumentOf, feeOf, namesIssuer } from './fee-document.ts'
import { feeInvoiceEmail } from './fee-email.ts'
import {
  closeMonth,
  drawFeeNumber,
  findClosedMonth,
  findShopsWithEntries,
  insertFeeInvoice,
  lockFeePayer,
  readUninvoicedFees,
} from './fee-invoices.repository.ts'
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

/** Issues the invoices of the months that have ended since the newest closed one, and closes them. */
async function issueDueFees({ db, clock, market, brand }: FeeDeps): Promise<void> {
  const now = clock.now()
  const { timeZone } = market.settings
  const current = localTime(new Date(now.getTime() - GRACE), timeZone).day.slice(0, 7)
  for (let month = monthAfter(await findClosedMonth(db)); month < current; month = monthAfter(month)) {
    const settings = await settingsOf({ db, market }, month, timeZone)
    // The months wait until the settings say who issues the invoices.
    if (!namesIssuer(settings)) return
    const issue = { month, timeZone, settings, issuedAt: now }
    for (const shopId of await findShopsWithEntries(db, issue))
      await inTx(db, async tx => {
        const issued = await issueFees(tx, shopId, issue)
        if (issued.length === 0) return
        for (const owner of await findOwners(tx, shopId))
          for (const document of issued) await queueEmail(tx, feeInvoiceEmail(brand, owner, document))
      })
    await closeMonth(db, month, now)
  }
}

/** Settings at the end of a month. If they didn't name the issuer yet, those that hold now. */
async function settingsOf(
  { db, market }: { db: Db; market: Deps['market'] },
  month: string,
  timeZone: string,
): Promise<MarketSettings> {
  const end = startOfDay(`${monthAfter(month)}-01`, timeZone)
  const then = await settingsAt(db, market, new Date(end.getTime() - 1))
  return namesIssuer(then) ? then : market.settings
}

/**
 * Issues the invoices of a shop for a month, unless they are issued or nothing is owed. Each is written in the
 * transaction that draws its number, so that a failure leaves no gap.
 */
async function issueFees(
  tx: Tx,
  shopId: string,
  issue: { month: string; timeZone: string; settings: MarketSettings; issuedAt: Date },
): Promise<FeeDocument[]> {
  const shop = await lockFeePayer(tx, shopId, issue.month)
  const issued: FeeDocument[] = []
  for (const fees of await readUninvoicedFees(tx, shopId, issue)) {
    const fee = feeOf(fees)
    if (fee === 0) continue
    const series = `${fees.isTest ? 'TEST-' : ''}FEE${fee < 0 ? '-CN' : ''}`
    const seq = await drawFeeNumber(tx, series)
    const document = feeDocumentOf(fees, shop, { ...issue, number: numberOf(series, seq) })
    await insertFeeInvoice(tx, { shopId, series, seq, document })
    issued.push(document)
  }
  return issued
}

/** The month after one: `2026-12` is followed by `2027-01`. */
function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
