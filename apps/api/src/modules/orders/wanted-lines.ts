import { problem } from '../../platform/problem.ts'
import type { LineState, OrderState } from './order-state.ts'

/** Items of a line, as a request names them. */
export interface WantedLine {
  orderLineId: string
  quantity: number
}

export interface LineItems {
  line: LineState
  quantity: number
}

/**
 * Finds the requested lines, each once. Without a request, takes everything that is available of all lines.
 *
 * @param limitOf number of available items of a line
 * @param done participle for the error message, such as `canceled`
 * @throws problem `order.line_not_found`, `order.quantity_exceeded`
 */
export function takeLines(
  order: OrderState,
  wanted: readonly WantedLine[] | undefined,
  { limitOf, done }: { limitOf: (line: LineState) => number; done: string },
): LineItems[] {
  if (!wanted)
    return order.lines.map(line => ({ line, quantity: limitOf(line) })).filter(({ quantity }) => quantity > 0)
  return [...Map.groupBy(wanted, ({ orderLineId }) => orderLineId)].map(([id, named]) => {
    const line = order.lines.find(each => each.id === id)
    if (!line) throw problem('order.line_not_found')
    const quantity = named.reduce((sum, each) => sum + each.quantity, 0)
    const limit = limitOf(line)
    if (quantity <= limit) return { line, quantity }
    const most = limit > 0 ? `At most ${limit}` : 'None'
    throw problem('order.quantity_exceeded', { detail: `${most} of “${line.title}” can be ${done} now.` })
  })
}

/** Converts items to the form of a request, leaving out lines with a quantity of 0. */
export const wantedOf = (items: readonly LineItems[]): WantedLine[] =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ orderLineId: line.id, quantity }))

/** Price that items were bought for, in minor units. */
export const priceOf = (items: readonly LineItems[]): number =>
  items.reduce((sum, { line, quantity }) => sum + line.unitMinor * quantity, 0)

/** An amount that is of a line, in minor units. */
export interface LineAmount {
  orderLineId: string
  amountMinor: number
}

/** Price that items were bought for, line by line. */
export const amountsOf = (items: readonly LineItems[]): LineAmount[] =>
  items.map(({ line, quantity }) => ({ orderLineId: line.id, amountMinor: line.unitMinor * quantity }))

/** Number of these items that are not refunded yet. Refunded items are counted last. */
export const unrefundedOf = ({ quantity, refunded }: LineState, items: number): number =>
  Math.max(0, Math.min(items, quantity - refunded))

/** Takes refunded items off wanted ones, line by line. */
export const unrefundedLines = (
  { lines }: Pick<OrderState, 'lines'>,
  wanted: readonly WantedLine[],
): WantedLine[] =>
  wanted.map(({ orderLineId, quantity }) => ({
    orderLineId,
    quantity: unrefundedOf(lines.find(({ id }) => id === orderLineId)!, quantity),
  }))
