import { MAX_CART_LINES, MAX_QUANTITY } from '@stoa/api-client/limits'

/** Line as another page names it: a product, and its options or a variant. */
export interface HandedOverLine {
  readonly productId: string
  /** Empty for a product without options, and with `variantId`. */
  readonly optionIds: readonly string[]
  readonly variantId?: string
  readonly quantity: number
}

/** Lines without those that can't be read, or the reason why there are none. */
export type HandedOverLines =
  | { readonly lines: readonly HandedOverLine[]; readonly unread: number }
  | { readonly problem: 'unreadable' | 'too_many' }

const MAX_OPTIONS = 10
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** Reads the lines of a form: a JSON array of `{ productId, quantity }` with `optionIds` or `variantId`. */
export function linesOfForm(text: unknown): HandedOverLines {
  if (typeof text !== 'string') return { problem: 'unreadable' }
  try {
    return readLines(JSON.parse(text))
  } catch {
    return { problem: 'unreadable' }
  }
}

/** Reads the lines of a link: `<product>.<quantity>[.<option>…]`, separated by commas. */
export function linesOfLink(text: string): HandedOverLines {
  const entries = text.split(',').map(entry => {
    const [productId, quantity = '', ...optionIds] = entry.split('.')
    return { productId, optionIds, quantity: /^\d+$/.test(quantity) ? Number(quantity) : null }
  })
  return readLines(entries)
}

function readLines(entries: unknown): HandedOverLines {
  if (!Array.isArray(entries) || entries.length === 0) return { problem: 'unreadable' }
  if (entries.length > MAX_CART_LINES) return { problem: 'too_many' }
  const read = entries.flatMap(entry => readLine(entry) ?? [])
  if (read.length === 0) return { problem: 'unreadable' }
  return { lines: joined(read), unread: entries.length - read.length }
}

function readLine(entry: unknown): HandedOverLine | null {
  const { productId, optionIds = [], variantId, quantity } = Object(entry)
  if (!isId(productId) || !isQuantity(quantity) || !isOptions(optionIds)) return null
  const line = {
    productId: productId.toLowerCase(),
    optionIds: optionIds.map(id => id.toLowerCase()),
    quantity,
  }
  if (variantId === undefined) return line
  return isId(variantId) && optionIds.length === 0 ? { ...line, variantId: variantId.toLowerCase() } : null
}

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY

const isOptions = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_OPTIONS && value.every(isId)

/** Adds up lines of the same product with the same options. */
function joined(lines: readonly HandedOverLine[]): HandedOverLine[] {
  const byKey = new Map<string, HandedOverLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.variantId, line.optionIds.toSorted()])
    const quantity = Math.min((byKey.get(key)?.quantity ?? 0) + line.quantity, MAX_QUANTITY)
    byKey.set(key, { ...line, quantity })
  }
  return [...byKey.values()]
}
