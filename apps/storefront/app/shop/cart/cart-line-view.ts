import { type CartLine, type CartRow, type Problem, unitPrice } from '@stoa/cart-core'
import type { CartLineData } from '@stoa/ui'
import { productHref } from '../../lib/view.ts'
import { problemWords } from './problem-words.ts'

type ProblemView = CartLineData['problems'][number]

/** A line as the design system draws it. */
export function toCartLine(
  { line, selectable, selected, pending, amount }: CartRow,
  /** A guest's lines of all shops stand together: each names its own. */
  namesShop = false,
): CartLineData {
  const { id, product, variantLabels, quantity, price, salePrice, stock, problems, shop } = line
  return {
    id,
    name: product.name,
    href: productHref(product.slug),
    picture: product.picture,
    ...(namesShop && shop.name ? { shopName: shop.name } : null),
    options: Object.values(variantLabels).join(', '),
    quantity,
    unitPrice: price,
    unitPriceSale: salePrice,
    amount,
    selected,
    selectable,
    ...(stock === null ? null : { max: stock }),
    ...(pending ? { busy: pending } : null),
    problems: problems
      // Settled by a lower quantity, before the server has said so.
      .filter(({ code }) => code !== 'stock_reduced' || stock === null || quantity > stock)
      .map(problem => problemView(line, problem)),
  }
}

export type Fix = { readonly kind: 'take'; readonly quantity: number } | { readonly kind: 'remove' }

/** What one click does about a problem; null where there is nothing to do but know. */
export function fixOf(line: CartLine | undefined, code: string): Fix | null {
  const problem = line?.problems.find(candidate => candidate.code === code)
  if (!problem) return null
  if (code === 'stock_reduced' && problem.available) return { kind: 'take', quantity: problem.available }
  return code === 'out_of_stock' || code === 'shop_closed' ? { kind: 'remove' } : null
}

function problemView(line: CartLine, problem: Problem): ProblemView {
  const { code, previousPrice } = problem
  const fix = fixOf(line, code)
  const isGood = code === 'price_changed' && previousPrice != null && unitPrice(line) < previousPrice
  return {
    code: code as ProblemView['code'],
    ...(isGood ? { tone: 'positive' } : null),
    ...problemWords({ ...problem, unitPrice: unitPrice(line), quantity: line.quantity }),
    ...(fix ? { action: { label: fix.kind === 'take' ? `Take ${fix.quantity}` : 'Remove' } } : null),
  }
}
