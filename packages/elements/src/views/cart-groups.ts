import { type CartLine, type CartState, cartRow } from '@stoa/cart-core'
import { type CartGroupData, toCartLineData } from '@stoa/ui/cart'
import type { MarketConfig } from '../market/types.ts'
import { lineProblems } from './line-problems.ts'
import { pictureFile } from './picture-file.ts'

/** Side in pixels of a shop's sign, on dense screens. */
const SIGN_WIDTH = 160

/** Returns the lines of the cart by shop, with links and pictures of the marketplace. */
export function toCartGroups(
  state: CartState,
  { origin, locale }: MarketConfig,
  money: (minor: number) => string,
): CartGroupData[] {
  const problem = lineProblems(locale, money)
  const href = ({ product }: CartLine) => `${origin}/product/${encodeURIComponent(product.slug)}`
  return state.groups.map(({ id, name, slug, lineIds }) => {
    const own = lineIds.flatMap(lineId => cartRow(state, lineId) ?? [])
    const logo = own[0]?.line.shop.logo
    return {
      id,
      shop: {
        id,
        name,
        href: `${origin}/shop/${encodeURIComponent(slug)}`,
        ...(logo ? { logo: pictureFile(logo, origin, SIGN_WIDTH) } : null),
      },
      lines: own.map(row => toCartLineData<CartLine>(row, { href, problem })),
    }
  })
}
