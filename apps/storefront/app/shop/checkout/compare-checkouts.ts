import type { Checkout, WithdrawalException } from '@stoa/api-client/schema'

export type CheckoutChange =
  | {
      readonly kind: 'line'
      readonly id: string
      readonly label: string
      readonly before: number | null
      readonly now: number | null
    }
  | {
      readonly kind: 'delivery'
      readonly id: string
      readonly label: string
      readonly before: number | null
      readonly now: number | null
    }
  | { readonly kind: 'address'; readonly id: string; readonly before: string; readonly now: string }
  | {
      readonly kind: 'withdrawal'
      readonly id: string
      readonly label: string
      /** Exception from the right of withdrawal; null if there is none. */
      readonly before: WithdrawalException | null
      readonly now: WithdrawalException | null
    }
  | { readonly kind: 'terms'; readonly id: string }

const linesOf = ({ groups }: Checkout) =>
  new Map(groups.flatMap(({ lines }) => lines.map(line => [line.itemId, line] as const)))

const deliveriesOf = ({ groups }: Checkout) => new Map(groups.map(group => [group.shop.id, group] as const))

const addressOf = ({ address }: Checkout) =>
  address ? [address.fullName, address.line1, address.city].join(', ') : ''

/** Differences that the buyer has to accept before paying `now` instead of `before`. Amounts are the API's decimals. */
export function changesBetween(before: Checkout, now: Checkout): CheckoutChange[] {
  const changes: CheckoutChange[] = []
  const [oldLines, newLines] = [linesOf(before), linesOf(now)]
  for (const id of new Set([...oldLines.keys(), ...newLines.keys()])) {
    const [was, is] = [oldLines.get(id), newLines.get(id)]
    const label = (is ?? was)!.title
    if (was?.total !== is?.total || was?.quantity !== is?.quantity)
      changes.push({ kind: 'line', id, label, before: was?.total ?? null, now: is?.total ?? null })
    if (was && is && was.withdrawalException !== is.withdrawalException)
      changes.push({
        kind: 'withdrawal',
        id: `withdrawal ${id}`,
        label,
        before: was.withdrawalException ?? null,
        now: is.withdrawalException ?? null,
      })
  }
  const [oldShops, newShops] = [deliveriesOf(before), deliveriesOf(now)]
  for (const id of new Set([...oldShops.keys(), ...newShops.keys()])) {
    const [was, is] = [oldShops.get(id), newShops.get(id)]
    if (was?.tier === is?.tier && was?.shippingTotal === is?.shippingTotal) continue
    const label = (is ?? was)!.shop.name
    changes.push({
      kind: 'delivery',
      id,
      label,
      before: was?.shippingTotal ?? null,
      now: is?.shippingTotal ?? null,
    })
  }
  const [from, to] = [addressOf(before), addressOf(now)]
  if (from !== to) changes.push({ kind: 'address', id: 'address', before: from, now: to })
  if (before.termsVersionId !== now.termsVersionId) changes.push({ kind: 'terms', id: 'terms' })
  return changes
}
