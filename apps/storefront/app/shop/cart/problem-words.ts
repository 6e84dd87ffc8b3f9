import { backOnWords } from '../../lib/days.ts'
import { formatMoney } from '../../lib/money.ts'

export interface LineProblem {
  readonly code: string
  /** With `stock_reduced`, how many there are. */
  readonly available?: number | null
  /** With `price_changed`, minor units. */
  readonly previousPrice?: number | null
  /** With `shop_closed`, the day from which a pausing shop sells again. */
  readonly backOn?: string | null | undefined
  /** Minor units, of one. */
  readonly unitPrice: number
  readonly quantity: number
}

/** What is wrong with a line, in the words of cart and checkout alike. */
export function problemWords({ code, available, previousPrice, backOn, unitPrice, quantity }: LineProblem) {
  switch (code) {
    case 'price_changed':
      return {
        title: `Now ${formatMoney(unitPrice)}.`,
        text:
          previousPrice == null
            ? 'The price has changed since you added it.'
            : `It was ${formatMoney(previousPrice)} when you added it.`,
      }
    case 'stock_reduced':
      return { title: `Only ${available} left.`, text: `You asked for ${quantity}.` }
    case 'out_of_stock':
      return { title: 'Sold out.', text: 'It cannot be bought right now.' }
    case 'shop_closed':
      if (backOn) return { title: 'The shop is on a break.', text: `${backOnWords(backOn)}.` }
      return { title: 'The shop is closed.', text: 'Its products cannot be bought right now.' }
    default:
      return { title: 'This item cannot be bought right now.', text: 'Remove it, or try again later.' }
  }
}
