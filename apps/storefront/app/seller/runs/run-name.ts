import type { BulkAction, Run } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { marketFacts } from '../../lib/market.ts'
import { amount, statusName } from '../products/list/product-words.ts'
import { runNameLabels } from './run-name.labels.ts'

/** Name of a run: its file, or what its bulk change does. */
export const runName = ({ kind, fileName, action }: Pick<Run, 'kind' | 'fileName' | 'action'>): string =>
  kind === 'bulk' && action ? actionWords(action) : (fileName ?? runNameLabels.import)

/** Describes a bulk change, such as `Prices 10% less`. */
export function actionWords(action: BulkAction): string {
  const { field, mode, amount: by = 0, saleFrom, saleUntil, status, tags = [] } = action
  switch (field) {
    case 'price':
      if (mode === 'set') return formatMessage(runNameLabels.pricesTo, { price: amount(by) })
      return formatMessage(by < 0 ? runNameLabels.pricesLess : runNameLabels.pricesMore, {
        size: sizeOf(mode, by),
      })
    case 'sale':
      return mode === 'remove' ? runNameLabels.saleEnded : saleWords(mode, by, saleFrom, saleUntil)
    case 'stock':
      if (mode === 'set') return formatMessage(runNameLabels.stockTo, { count: by })
      return formatMessage(by < 0 ? runNameLabels.stockDown : runNameLabels.stockUp, { count: Math.abs(by) })
    case 'status':
      return formatMessage(runNameLabels.status, { status: status ? statusName(status) : '' })
    case 'category':
      return runNameLabels.category
    default:
      return formatMessage(mode === 'remove' ? runNameLabels.removedTags : runNameLabels.addedTags, {
        count: tags.length,
        tags: tags.join(', '),
      })
  }
}

function saleWords(
  mode: BulkAction['mode'],
  by: number,
  saleFrom: BulkAction['saleFrom'],
  saleUntil: BulkAction['saleUntil'],
): string {
  const { sale, saleFrom: begins, saleUntil: ends, saleBetween, less, more } = runNameLabels
  const price = mode === 'set' ? amount(by) : formatMessage(by < 0 ? less : more, { size: sizeOf(mode, by) })
  const message = saleFrom ? (saleUntil ? saleBetween : begins) : saleUntil ? ends : sale
  return formatMessage(message, {
    price,
    ...(saleFrom && { from: dayWords(saleFrom) }),
    ...(saleUntil && { until: dayWords(saleUntil) }),
  })
}

const sizeOf = (mode: BulkAction['mode'], by: number): string =>
  mode === 'percent' ? `${String(Math.abs(by))}%` : amount(Math.abs(by))

const dayWords = (day: string) =>
  new Intl.DateTimeFormat(marketFacts().locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
