import type { Checkout } from '@stoa/api-client/schema'
import { Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { SoldBy } from '../../shared/sold-by/sold-by.tsx'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { checkoutProblemLabels } from './checkout.labels.ts'

/** Shows who sells, and which items buyers can't withdraw from, before the order is placed. */
export function Sellers({ checkout: { groups } }: { checkout: Checkout }) {
  const businesses = groups.flatMap(({ shop: { id, soldBy } }) => (soldBy ? [{ id, soldBy }] : []))
  const excepted = groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ itemId, title, withdrawalException: kind }) =>
      kind
        ? [
            {
              itemId,
              text: formatMessage(checkoutProblemLabels.named, {
                name: title,
                problem: withdrawalExceptionLabels[kind],
              }),
            },
          ]
        : [],
    )
  if (businesses.length + excepted.length === 0) return null
  return (
    <Stack gap="sm">
      {excepted.map(({ itemId, text }) => (
        <Note key={itemId}>{text}</Note>
      ))}
      {businesses.map(({ id, soldBy }) => (
        <SoldBy key={id} soldBy={soldBy} />
      ))}
    </Stack>
  )
}
