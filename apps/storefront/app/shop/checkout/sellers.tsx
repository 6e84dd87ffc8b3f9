import type { Checkout } from '@stoa/api-client/schema'
import { Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { SoldBy } from '../../shared/sold-by/sold-by.tsx'
import { soldByView } from '../../shared/sold-by/sold-by-facts.ts'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { sellersLabels as t } from './checkout.labels.ts'

/** Shows who sells, and which items buyers can't withdraw from, before the order is placed. */
export function Sellers({ checkout: { groups } }: { checkout: Checkout }) {
  const businesses = groups.flatMap(({ shop: { id, soldBy } }) => (soldBy ? [{ id, soldBy }] : []))
  const excepted = groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ itemId, title, withdrawalException: kind }) =>
      kind ? [{ itemId, title, text: withdrawalExceptionLabels[kind] }] : [],
    )
  if (businesses.length + excepted.length === 0) return null
  return (
    <Stack gap="sm">
      {excepted.map(({ itemId, title, text }) => (
        <Note key={itemId} title={formatMessage(t.excepted, { name: title })}>
          {text}
        </Note>
      ))}
      {businesses.map(({ id, soldBy }) => (
        <SoldBy key={id} {...soldByView(soldBy)} />
      ))}
    </Stack>
  )
}
