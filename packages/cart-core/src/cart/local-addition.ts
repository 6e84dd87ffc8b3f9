import type { CartLine } from '../types.ts'
import { cappedQuantity, lineKey } from './line.ts'
import type { StoredLine } from './stored-lines.ts'

/**
 * Adds to the line of the same product and variants, or inserts the line at position `at`. The stock caps the quantity;
 * `added` is null if there is no room for more.
 */
export function withAddition(stored: readonly StoredLine[], line: CartLine, at: number) {
  const key = lineKey(line)
  const twin = stored.find(other => lineKey(other) === key)
  const before = twin?.quantity ?? 0
  const quantity = cappedQuantity(before + line.quantity, line.stock)
  if (quantity <= before) return { lines: stored, twin, added: null }
  const { product, price, salePrice, stock } = line
  const added: StoredLine = { ...(twin ?? line), quantity, product, price, salePrice, stock }
  const lines = twin ? stored.map(other => (other === twin ? added : other)) : stored.toSpliced(at, 0, added)
  return { lines, twin, added }
}
