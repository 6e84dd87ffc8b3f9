import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import { csvLine } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { localMinute } from '../../platform/local-day.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { type EntryRow, findEarnings, findEntries, type MonthRow } from './earnings.repository.ts'

type Schemas = components['schemas']

const KINDS = ['integer', 'integer'] as const
/** Number of entries that one statement reads for a file. */
const BATCH = 1_000

const sumOf = ({ sales, shipping, refunds, commission, adjustments, payouts }: MonthRow): number =>
  sales + shipping + refunds + commission + adjustments + payouts

/** Creates the service for a shop's earnings, with the entries that add up to them. */
export function createEarningsService({ db, money }: Pick<Deps, 'db' | 'money'>) {
  const { toDecimal } = money

  async function read(shop: ShopScope) {
    const { timeZone, waitingMinor, months } = await findEarnings(db, shop)
    let closing = 0
    const run = months.map(month => {
      const opening = closing
      closing += sumOf(month)
      return { ...month, opening, closing }
    })
    return { timeZone, waitingMinor, balanceMinor: closing, run }
  }

  /** Reads a month's entries in batches, and the balance before them. */
  async function entriesOf(shop: ShopScope, month: string) {
    const { run, timeZone } = await read(shop)
    const openingMinor =
      run.find(each => each.month === month)?.opening ??
      run.findLast(each => each.month < month)?.closing ??
      0
    return { openingMinor, timeZone, parts: partsOf(shop, month) }
  }

  async function* partsOf(shop: ShopScope, month: string): AsyncGenerator<EntryRow[]> {
    let last: EntryRow | undefined
    do {
      const cursor = last ? { direction: 'next' as const, keys: [last.at, last.id] } : null
      const rows = await findEntries(db, shop, { month, cursor, limit: BATCH })
      const part = rows.slice(0, BATCH)
      yield part
      last = rows.length > BATCH ? part.at(-1) : undefined
    } while (last)
  }

  function entryOf({ amountMinor, at, kind, rates, ...entry }: EntryRow): Schemas['StatementEntry'] {
    return {
      ...entry,
      at: new Date(at).toISOString(),
      kind: kind as Schemas['LedgerEntryKind'],
      amount: toDecimal(amountMinor),
      commissionRates: rates.map(rate => rate / 100),
    }
  }

  return {
    async earnings(shop: ShopScope): Promise<Schemas['Earnings']> {
      const { timeZone, waitingMinor, balanceMinor, run } = await read(shop)
      return {
        currency: money.currency,
        timeZone,
        balance: toDecimal(balanceMinor),
        available: toDecimal(balanceMinor - waitingMinor),
        waiting: toDecimal(waitingMinor),
        months: run.reverse().map(({ month, ...amounts }) => ({ month, ...inDecimals(amounts, toDecimal) })),
      }
    },

    /** @throws problem `cursor.invalid` */
    async statement(
      shop: ShopScope,
      month: string,
      { cursor: text, limit = 50 }: { cursor?: string; limit?: number },
    ): Promise<Schemas['StatementPage']> {
      const list = `statement ${month}`
      const cursor = readCursor(text, list, KINDS)
      const rows = await findEntries(db, shop, { month, cursor, limit })
      const { items, page } = cutPage(rows, { cursor, limit, list, keysOf: ({ at, id }) => [at, id] })
      return { items: items.map(entryOf), page }
    },

    entriesOf,

    /** The month as a CSV file, a part at a time: a large shop has a hundred thousand entries. */
    async *csv(shop: ShopScope, month: string): AsyncGenerator<string> {
      const { openingMinor, timeZone, parts } = await entriesOf(shop, month)
      let balance = openingMinor
      const columns = [
        `Date (${timeZone})`,
        'Entry',
        'Order',
        'Payout',
        `Amount (${money.currency})`,
        'Balance',
      ]
      yield csvLine([...columns, 'Commission rate (%)'])
      yield csvLine(['', 'opening balance', '', '', '', toDecimal(balance), ''])
      for await (const part of parts)
        yield part
          .map(({ at, kind, orderNumber, payoutNumber, amountMinor, rates }) => {
            balance += amountMinor
            return csvLine([
              localMinute(new Date(at), timeZone),
              kind,
              orderNumber ?? '',
              payoutNumber ?? '',
              toDecimal(amountMinor),
              toDecimal(balance),
              rates.map(rate => rate / 100).join(' / '),
            ])
          })
          .join('')
    },
  }
}

type Amounts = Omit<Schemas['EarningsMonth'], 'month'>

function inDecimals(minor: Amounts, toDecimal: (minor: number) => number): Amounts {
  return Object.fromEntries(
    Object.entries(minor).map(([name, amount]) => [name, toDecimal(amount)]),
  ) as unknown as Amounts
}
