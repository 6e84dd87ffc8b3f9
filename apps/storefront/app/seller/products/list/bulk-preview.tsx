import type { BulkChange } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import type { BulkField } from './bulk-field.ts'
import { bulkPreviewLabels } from './bulk-preview.labels.ts'
import { amount } from './product-words.ts'

const say = (field: BulkField, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number' && (field === 'price' || field === 'sale')) return amount(value)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : '–'
  if (typeof value === 'object')
    return Object.values(value)
      .map(part => say(field, part))
      .join(' · ')
  return String(value)
}

/** Shows the effect of a bulk change: counts, totals, examples and rejected products. */
export function BulkPreview({ change, field }: { change: BulkChange; field: BulkField }) {
  const { changed, unchanged, refused, examples, sumBefore, sumAfter } = change
  return (
    <Stack gap="sm">
      <p role="status">
        <span>{formatMessage(bulkPreviewLabels.counts, { count: changed, same: unchanged })}</span>{' '}
        <span>
          {sumBefore !== null &&
            sumAfter !== null &&
            formatMessage(bulkPreviewLabels.sum, {
              before: say(field, sumBefore),
              after: say(field, sumAfter),
            })}
        </span>
      </p>
      <ul>
        {examples.map(({ productId, name, before, after }) => (
          <li key={`${productId}${name}`}>{`${name}: ${say(field, before)} → ${say(field, after)}`}</li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Note tone="caution" title={formatMessage(bulkPreviewLabels.rejected, { count: refused.length })}>
          {refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ')}
        </Note>
      )}
    </Stack>
  )
}
