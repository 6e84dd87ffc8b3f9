import type { CartItem, Line, Minor } from '@stoa/cart-core'
import type { CartLineData } from '@stoa/ui'
import { formatMoney } from '../../lib/money.ts'
import { productHref, toPicture } from '../../lib/view.ts'

type ProblemView = CartLineData['problems'][number]

const views = new WeakMap<Line, CartLineData>()

/** A line as the design system draws it; the same line gives the same object, so that only changed rows draw. */
export function toCartLine(line: Line): CartLineData {
  const known = views.get(line)
  if (known) return known
  const { item, selected, pending, amount } = line
  const { productDTO: product } = item
  const view: CartLineData = {
    id: item.id,
    name: product.name,
    href: productHref(product.slug),
    picture: toPicture(product.picture),
    options: Object.values(item.variantLabels).join(', '),
    quantity: item.quantity,
    unitPrice: product.price,
    unitPriceSale: product.priceSale,
    amount,
    selected,
    selectable: true,
    ...(item.stock === null ? null : { max: item.stock }),
    ...(pending ? { busy: pending } : null),
    problems: item.problems.map(problem => problemView(item, problem)),
  }
  views.set(line, view)
  return view
}

export type Fix = { readonly kind: 'take'; readonly quantity: number } | { readonly kind: 'remove' }

/** What one click does about a problem; null where there is nothing to do but know. */
export function fixOf(item: CartItem | undefined, code: string): Fix | null {
  const problem = item?.problems.find(candidate => candidate.code === code)
  if (!item || !problem) return null
  if (code === 'stock_reduced' && typeof problem.available === 'number' && problem.available > 0) {
    return { kind: 'take', quantity: problem.available }
  }
  return code === 'out_of_stock' || code === 'shop_closed' ? { kind: 'remove' } : null
}

function problemView(item: CartItem, problem: CartItem['problems'][number]): ProblemView {
  const fix = fixOf(item, problem.code)
  const { title, text } = problemWords(item, problem)
  const isGood = problem.code === 'price_changed' && fell(item, problem.previousPrice)
  return {
    code: problem.code as ProblemView['code'],
    ...(isGood ? { tone: 'positive' } : null),
    title,
    text,
    ...(fix ? { action: { label: fix.kind === 'take' ? `Take ${fix.quantity}` : 'Remove' } } : null),
  }
}

const fell = ({ productDTO: { price, priceSale } }: CartItem, before: unknown) =>
  typeof before === 'number' && (priceSale ?? price) < before

function problemWords(item: CartItem, { code, available, previousPrice }: CartItem['problems'][number]) {
  const now = formatMoney(item.productDTO.priceSale ?? item.productDTO.price)
  switch (code) {
    case 'price_changed':
      return {
        title: `Now ${now}.`,
        text:
          typeof previousPrice === 'number'
            ? `It was ${formatMoney(previousPrice as Minor)} when you added it.`
            : 'The price has changed since you added it.',
      }
    case 'stock_reduced':
      return { title: `Only ${available} left.`, text: `You asked for ${item.quantity}.` }
    case 'out_of_stock':
      return { title: 'Sold out.', text: 'It cannot be bought at the moment.' }
    case 'shop_closed':
      return { title: 'The shop is closed.', text: 'Its pieces cannot be bought at the moment.' }
    default:
      return { title: 'This item needs a look.', text: 'It may not be possible to buy it as it stands.' }
  }
}
