import type { BulkChange } from '@stoa/api-client/schema'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import type { BulkField } from './bulk-field.ts'
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

/** Some of what would change, the sums of all of it, and what cannot. */
export function BulkPreview({ change, field }: { change: BulkChange; field: BulkField }) {
  const { changed, unchanged, refused, examples, sumBefore, sumAfter } = change
  return (
    <Stack gap="sm">
      <p role="status">
        {`${String(changed)} will change, ${String(unchanged)} stay as they are.`}
        {sumBefore !== null &&
          sumAfter !== null &&
          ` All together ${say(field, sumBefore)} → ${say(field, sumAfter)}.`}
      </p>
      <ul>
        {examples.map(({ productId, name, before, after }) => (
          <li key={`${productId}${name}`}>{`${name}: ${say(field, before)} → ${say(field, after)}`}</li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Note tone="caution" title={`${String(refused.length)} cannot be changed so.`}>
          {refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ')}
        </Note>
      )}
    </Stack>
  )
}
