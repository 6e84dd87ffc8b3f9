import { type CartLine, type Problem, unitPrice } from '@stoa/cart-core'
import type { CartLineData } from '@stoa/ui/cart'
import { formatMessage } from '@stoa/ui/messages'
import { lineProblemLabels as t } from './line-problems.labels.ts'

type Shown = CartLineData['problems'][number]
type Text = Pick<Shown, 'title' | 'text' | 'tone'>

/** Quantity that solves the problem: 0 removes the line. Null if the shopper has nothing to do. */
export function fixOf({ problems }: CartLine, code: string): number | null {
  const problem = problems.find(one => one.code === code)
  if (code === 'stock_reduced' && problem?.available) return problem.available
  return code === 'out_of_stock' || code === 'shop_closed' ? 0 : null
}

/** Returns the message of a problem of a line, with a button if one press solves it. */
export function toShownProblem(line: CartLine, problem: Problem, money: (minor: number) => string): Shown {
  const fix = fixOf(line, problem.code)
  const label = fix ? formatMessage(t.take, { count: fix }) : t.remove
  return {
    code: problem.code as Shown['code'],
    ...textOf(line, problem, money),
    ...(fix === null ? null : { action: { label } }),
  }
}

function textOf(
  line: CartLine,
  { code, available, previousPrice }: Problem,
  money: (minor: number) => string,
): Text {
  switch (code) {
    case 'price_changed': {
      const now = unitPrice(line)
      return {
        title: formatMessage(t.priceNow, { price: money(now) }),
        text:
          previousPrice == null ? t.priceChanged : formatMessage(t.priceWas, { price: money(previousPrice) }),
        ...(previousPrice != null && now < previousPrice ? { tone: 'positive' } : null),
      }
    }
    case 'stock_reduced':
      return {
        title: formatMessage(t.onlyLeft, { count: available ?? 0 }),
        text: formatMessage(t.asked, { count: line.quantity }),
      }
    case 'out_of_stock':
      return { title: t.soldOut, text: t.unavailable }
    case 'shop_closed':
      return { title: t.closed, text: t.unavailable }
    case 'shipping_unavailable':
      return { title: t.undeliverable, text: t.undeliverableText }
    default:
      return { title: t.other, text: t.otherText }
  }
}
