import { type CartLine, lineAmount, unitPrice } from '@stoa/cart-core'
import { isAddable } from '@stoa/cart-core/hand-over'
import type { CartReviewProps } from '@stoa/ui'
import { shopHref, signOf } from '../../lib/view.ts'
import { toCartLine } from '../cart/cart-line-view.ts'

/**
 * Groups lines by shop, in the order of each shop's first line.
 *
 * @param country name of the country of the delivery
 */
export function groupsOf(lines: readonly CartLine[], country: string): CartReviewProps[] {
  const groups = new Map<
    string,
    { shop: CartReviewProps['shop']; lines: CartReviewProps['lines'][number][] }
  >()
  for (const [at, line] of lines.entries()) {
    const { id, name, slug, logo = null } = line.shop
    const group = groups.get(id) ?? {
      shop: { id, name, href: shopHref(slug), logo: signOf(logo) },
      lines: [],
    }
    groups.set(id, group)
    // Ids of quotes are those of variants, and a variant may be named twice.
    group.lines.push({ ...toCartLine(rowOf(line), false, country), id: String(at) })
  }
  return [...groups.values()]
}

const rowOf = (line: CartLine) => ({
  line,
  selectable: isAddable(line),
  selected: false,
  pending: null,
  unitPrice: unitPrice(line),
  amount: lineAmount(line),
})
