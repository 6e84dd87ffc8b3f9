import type { ShopScope } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { cityAndCountry } from '../../platform/postal-address.ts'
import { problem } from '../../platform/problem.ts'
import type { ShopStatement, StatementLine } from '../../ports/documents.ts'
import { COLUMNS, type EntryRow, findShopHead } from './earnings.repository.ts'
import { createEarningsService } from './earnings.service.ts'

/**
 * Maximum number of entries of a PDF, which takes the only document worker about seven seconds. A CSV file has no
 * maximum.
 */
const MAX_ENTRIES = 5_000

interface Month {
  readonly month: string
}

/** A month's statement as a document that is fetched with a ticket. */
export function createStatementDocument(deps: Omit<Deps, 'payment'>) {
  const { db, clock, documents } = deps
  const earnings = createEarningsService(deps)

  /** @throws problem `request.invalid` for a month with more entries than a document has */
  async function read(shop: ShopScope, { month }: Month): Promise<ShopStatement> {
    const [head, { openingMinor, timeZone, parts }] = await Promise.all([
      findShopHead(db, shop),
      earnings.entriesOf(shop, month),
    ])
    const entries: StatementLine[] = []
    for await (const part of parts) {
      entries.push(...part.map(lineOf))
      if (entries.length > MAX_ENTRIES)
        throw problem('request.invalid', {
          detail: `This month has more than ${MAX_ENTRIES.toLocaleString('en-US')} entries. Download it as CSV.`,
        })
    }
    return {
      shop: { name: head.name, place: cityAndCountry(head) },
      month,
      timeZone,
      currency: deps.money.currency,
      openingMinor,
      closingMinor: openingMinor + entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      sums: sumsOf(entries),
      entries,
      writtenAt: clock.now(),
    }
  }

  return {
    statement: {
      key: 'reports',
      check: read,
      write: async (shop: ShopScope, request: Month) => ({
        name: `${shop.slug}-${request.month}.pdf`,
        contentType: 'application/pdf',
        body: await documents.statement(await read(shop, request)),
      }),
    },
  } as const
}

function lineOf({ at, kind, amountMinor, orderNumber, payoutNumber, rates }: EntryRow): StatementLine {
  return {
    at: new Date(at),
    kind: kind as StatementLine['kind'],
    about: orderNumber ?? (payoutNumber === null ? null : `Payout ${payoutNumber}`),
    rates: rates.map(rate => rate / 100),
    amountMinor,
  }
}

/** Adds up the entries that were read, so that concurrent changes are in both the list and the sums or in neither. */
function sumsOf(entries: readonly StatementLine[]): ShopStatement['sums'] {
  const sumOf = (kinds: readonly string[]) =>
    entries.reduce((sum, { kind, amountMinor }) => sum + (kinds.includes(kind) ? amountMinor : 0), 0)
  return {
    sales: sumOf(COLUMNS.sales),
    shipping: sumOf(COLUMNS.shipping),
    refunds: sumOf(COLUMNS.refunds),
    commission: sumOf(COLUMNS.commission),
    adjustments: sumOf(COLUMNS.adjustments),
    payouts: sumOf(COLUMNS.payouts),
  }
}
