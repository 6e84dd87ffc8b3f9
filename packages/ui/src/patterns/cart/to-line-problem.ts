import { formatMessage } from '../../system/messages.ts'
import type { CartProblem, CartProblemCode } from './cart-data.ts'
import { lineProblemLabels } from './line-problem.labels.ts'
import type { CoreLine } from './to-cart-line-data.ts'

/** A problem of a cart line. Those of `@stoa/cart-core` have this shape. */
export interface CoreProblem {
  /** Kind of the problem. */
  readonly code: string
  /** Quantity in stock, with `stock_reduced`. */
  readonly available?: number | null | undefined
  /** Former price of one in minor units, with `price_changed`. */
  readonly previousPrice?: number | null | undefined
  /** Day on which a shop on vacation sells again, with `shop_closed`: `2026-12-12`. */
  readonly backOn?: string | null | undefined
  /** `tax` if the shop can't sell to the EU yet, with `shipping_unavailable`. */
  readonly reason?: string | undefined
}

export interface LineProblemOptions {
  /** Formats minor units as a price. */
  money: (minor: number) => string
  /** Formats a day such as `2026-12-12`, which no time zone may shift. */
  day: (date: string) => string
  /** Country of the delivery as a sentence names it: "the Netherlands". Default "this country". */
  country?: string | undefined
  /** Texts in place of the English ones; `lineProblem` of `@stoa/ui/messages/en` lists all. */
  labels?: Partial<Readonly<Record<keyof typeof lineProblemLabels, string>>> | undefined
}

function quantityFor({ code, available }: CoreProblem): number | null {
  if (code === 'stock_reduced') return available ?? 0
  return code === 'out_of_stock' || code === 'shop_closed' ? 0 : null
}

/**
 * Returns the quantity that solves a problem of the line, for `onProblemAction`; 0 if the line has to be removed. Null if
 * the line has no such problem, or if no quantity solves it.
 */
export function quantityThatSolves(
  line: { readonly problems: readonly CoreProblem[] } | undefined,
  code: string,
): number | null {
  const problem = line?.problems.find(one => one.code === code)
  return problem ? quantityFor(problem) : null
}

/** Returns the message of a problem of a line, with a button if a press can solve it: see `quantityThatSolves`. */
export function toLineProblem(
  problem: CoreProblem,
  line: Pick<CoreLine, 'price' | 'salePrice' | 'quantity'>,
  options: LineProblemOptions,
): CartProblem & { title: string } {
  const { code, previousPrice } = problem
  const t = { ...lineProblemLabels, ...options.labels }
  const price = line.salePrice ?? line.price
  const [title, text] = textOf(problem, price, line.quantity, t, options)
  const count = quantityFor(problem)
  const label = count ? formatMessage(t.take, { count }) : t.remove
  return {
    code: code as CartProblemCode,
    ...(code === 'price_changed' && previousPrice != null && price < previousPrice
      ? { tone: 'positive' }
      : null),
    title,
    text,
    ...(count === null ? null : { action: { label } }),
  }
}

function textOf(
  { code, available, previousPrice, backOn, reason }: CoreProblem,
  price: number,
  quantity: number,
  t: Readonly<Record<keyof typeof lineProblemLabels, string>>,
  { money, day, country = t.thisCountry }: LineProblemOptions,
): [title: string, text: string] {
  switch (code) {
    case 'price_changed':
      return [
        formatMessage(t.priceNow, { price: money(price) }),
        previousPrice == null ? t.priceChanged : formatMessage(t.priceWas, { price: money(previousPrice) }),
      ]
    case 'stock_reduced':
      return [
        formatMessage(t.onlyLeft, { count: available ?? 0 }),
        formatMessage(t.asked, { count: quantity }),
      ]
    case 'out_of_stock':
      return [t.soldOut, t.unavailable]
    case 'shop_closed':
      return backOn ? [t.vacation, formatMessage(t.backOn, { day: day(backOn) })] : [t.closed, t.closedText]
    case 'shipping_unavailable':
      return [reason === 'tax' ? t.notToEu : formatMessage(t.undeliverable, { country }), t.undeliverableText]
    default:
      return [t.other, t.otherText]
  }
}
