import type { CartLine, CartRow } from '@stoa/cart-core'
import { type CartLineData, toCartLineData } from '@stoa/ui'
import { variantHref } from '../../lib/variant-href.ts'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { lineProblem } from './line-problem.ts'

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
    problem: (problem, line) => lineProblem(problem, line, country),
  })
  return exception ? { ...data, note: exception } : data
}
