import { type CartLine, type CartRow, type Problem, unitPrice } from '@stoa/cart-core'
import { type CartLineData, toCartLineData } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { variantHref } from '../../lib/variant-href.ts'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { lineProblemLabels } from './problem-words.labels.ts'
import { problemWords } from './problem-words.ts'

type ProblemView = CartLineData['problems'][number]

/** Link of a line to its product, with its variant chosen. */
export const lineHref = ({
  product,
  variantLabels,
  variantValues,
}: Pick<CartLine, 'product' | 'variantLabels' | 'variantValues'>): string =>
  variantHref(
    product.slug,
    Object.entries(variantLabels).map(([name, value]) => ({ name, value, valueId: variantValues[name] })),
  )

const EXCEPTIONS: Readonly<Record<string, string>> = withdrawalExceptionLabels

/** Converts a cart row to the props of the design system. */
export const toCartLine = (
  row: CartRow,
  /** Whether the line names its shop. A guest's lines of all shops are in one list. */
  namesShop = false,
  /** Name of the country of the delivery. */
  country?: string,
): CartLineData => {
  const exception = EXCEPTIONS[row.line.withdrawalException ?? '']
  const data = toCartLineData(row, {
    href: lineHref,
    namesShop,
    problem: (problem, line) => problemView(line, problem, country),
  })
  return exception ? { ...data, note: exception } : data
}

export type Fix = { readonly kind: 'take'; readonly quantity: number } | { readonly kind: 'remove' }

/** Fix that one press applies; null if the problem is only information. */
export function fixOf(line: CartLine | undefined, code: string): Fix | null {
  const problem = line?.problems.find(candidate => candidate.code === code)
  if (!problem) return null
  if (code === 'stock_reduced' && problem.available) return { kind: 'take', quantity: problem.available }
  return code === 'out_of_stock' || code === 'shop_closed' ? { kind: 'remove' } : null
}

const labelOf = (fix: Fix) =>
  fix.kind === 'take'
    ? formatMessage(lineProblemLabels.take, { count: fix.quantity })
    : lineProblemLabels.remove

function problemView(line: CartLine, problem: Problem, country: string | undefined): ProblemView {
  const { code, previousPrice } = problem
  const fix = fixOf(line, code)
  const isGood = code === 'price_changed' && previousPrice != null && unitPrice(line) < previousPrice
  return {
    code: code as ProblemView['code'],
    ...(isGood ? { tone: 'positive' } : null),
    ...problemWords({ ...problem, country, unitPrice: unitPrice(line), quantity: line.quantity }),
    ...(fix ? { action: { label: labelOf(fix) } } : null),
  }
}
