import type { components } from '@stoa/api-client/schema'
import type { ListFilter } from './list.repository.ts'

type Schemas = components['schemas']

/** Filter of a product list, without its order and position. */
export interface ProductsFilter {
  readonly q?: string
  readonly status?: Schemas['SellerProductStatus']
  readonly stock?: Schemas['StockLevel']
  readonly categoryId?: string
  readonly tag?: string
  readonly brand?: string
  readonly type?: string
  readonly without?: Schemas['MissingPart']
}

const MAX_WORDS = 6

export const selectionFilter = (
  shopId: string,
  { q, status, stock, categoryId, tag, brand, type, without }: ProductsFilter,
): ListFilter => ({
  shopId,
  words: wordsOf(q),
  status: status ?? null,
  stock: stock ?? null,
  categoryId: categoryId ?? null,
  tag: tag ?? null,
  brand: brand ?? null,
  type: type ?? null,
  without: without ?? null,
})

/** Distinct search terms of a query. */
const wordsOf = (q = ''): string[] =>
  q
    .normalize('NFKC')
    .replaceAll('\u0000', '')
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, MAX_WORDS)
