import type { BulkAction, Run } from '@stoa/api-client/schema'
import { amount, statusName } from '../products/list/product-words.ts'

/** What a run is called: its file, or what it does. */
export const runName = ({ kind, fileName, action }: Pick<Run, 'kind' | 'fileName' | 'action'>): string =>
  kind === 'bulk' && action ? actionWords(action) : (fileName ?? 'Import')

/** What a change of many does, such as `prices 10% less`. */
export function actionWords(action: BulkAction): string {
  const { field, mode, amount: by = 0, saleFrom, saleUntil, status, tags = [] } = action
  switch (field) {
    case 'price':
      return `Prices ${mode === 'set' ? `to ${amount(by)}` : moreOrLess(mode, by)}`
    case 'sale': {
      if (mode === 'remove') return 'End of the sale'
      const price = mode === 'set' ? amount(by) : moreOrLess(mode, by)
      const days = [saleFrom && `from ${dayWords(saleFrom)}`, saleUntil && `until ${dayWords(saleUntil)}`]
      return [`Sale at ${price}`, ...days.filter(Boolean)].join(' ')
    }
    case 'stock':
      return mode === 'set' ? `Stock to ${String(by)}` : `Stock ${by < 0 ? '−' : '+'}${String(Math.abs(by))}`
    case 'status':
      return `Status: ${status ? statusName(status) : ''}`
    case 'category':
      return 'Another category'
    default:
      return `${mode === 'remove' ? 'Without' : 'With'} ${tags.length === 1 ? 'the tag' : 'the tags'} ${tags.join(', ')}`
  }
}

function moreOrLess(mode: BulkAction['mode'], by: number): string {
  const size = mode === 'percent' ? `${String(Math.abs(by))}%` : amount(Math.abs(by))
  return `${size} ${by < 0 ? 'less' : 'more'}`
}

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
