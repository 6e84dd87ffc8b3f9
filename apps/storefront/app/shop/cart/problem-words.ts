import { formatMessage } from '@stoa/ui/messages'
import { inSentence } from '../../lib/country-name.ts'
import { dayInWords } from '../../lib/days.ts'
import { formatMoney } from '../../lib/money.ts'
import { lineProblemLabels as t } from './problem-words.labels.ts'

export interface LineProblem {
  readonly code: string
  /** Number of items left, for `stock_reduced`. */
  readonly available?: number | null
  /** Former price of one item in minor units, for `price_changed`. */
  readonly previousPrice?: number | null
  /** First day after the vacation of the shop, for `shop_closed`. */
  readonly backOn?: string | null | undefined
  /** Name of the country of the delivery, for `shipping_unavailable`. */
  readonly country?: string
  /** `tax` if the shop's business is outside the EU and the country in it, with `shipping_unavailable`. */
  readonly reason?: string | undefined
  /** Price of one item, in minor units. */
  readonly unitPrice: number
  readonly quantity: number
}

/** Title and text of a problem of a line, for cart and checkout alike. */
export function problemWords({
  code,
  available,
  previousPrice,
  backOn,
  country = t.thisCountry,
  reason,
  unitPrice,
  quantity,
}: LineProblem) {
  switch (code) {
    case 'price_changed':
      return {
        title: formatMessage(t.priceNow, { price: formatMoney(unitPrice) }),
        text:
          previousPrice == null
            ? t.priceChanged
            : formatMessage(t.priceWas, { price: formatMoney(previousPrice) }),
      }
    case 'stock_reduced':
      return {
        title: formatMessage(t.onlyLeft, { count: available ?? 0 }),
        text: formatMessage(t.asked, { count: quantity }),
      }
    case 'out_of_stock':
      return { title: t.soldOut, text: t.unavailable }
    case 'shop_closed':
      if (backOn) return { title: t.vacation, text: formatMessage(t.backOn, { day: dayInWords(backOn) }) }
      return { title: t.closed, text: t.closedText }
    case 'shipping_unavailable':
      return {
        title:
          reason === 'tax' ? t.notToEu : formatMessage(t.undeliverable, { country: inSentence(country) }),
        text: t.undeliverableText,
      }
    default:
      return { title: t.other, text: t.otherText }
  }
}
