import type { Parse } from '../storage.ts'
import type { CartLine, Picture, Problem, VariantValues } from '../types.ts'
import { cappedQuantity, lineKey } from './line.ts'

/** Mark on a guest's line from just before it is sent at login until the server has answered. */
export interface MergeMark {
  readonly key: string
  /** Quantity that was sent. The line itself may change afterwards. */
  readonly quantity: number
  /** Quantity that the server was asked to keep, if the guest reduced the line afterwards. */
  readonly kept?: number
  /** Select the merged line, because the guest's was selected. */
  readonly select?: boolean
}

export interface StoredLine extends CartLine {
  readonly merge?: MergeMark
}

/** Stored form of a line: the specification's cart item, with prices in minor units. */
interface StoredItem {
  readonly id?: unknown
  readonly quantity?: unknown
  readonly productDTO?: {
    readonly id?: unknown
    readonly name?: unknown
    readonly slug?: unknown
    readonly price?: unknown
    readonly priceSale?: unknown
    readonly picture?: CartLine['product']['picture']
  } | null
  readonly shop?: {
    readonly id?: unknown
    readonly name?: unknown
    readonly slug?: unknown
    readonly logo?: CartLine['shop']['logo']
    readonly tone?: unknown
    readonly delivery?: CartLine['shop']['delivery']
  } | null
  readonly variantValues?: unknown
  readonly variantLabels?: unknown
  readonly stock?: unknown
  readonly problems?: unknown
  readonly withdrawalException?: unknown
  readonly sync?: MergeMark | null
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isPicture = (value: Picture | null | undefined) => !!text(value?.base) && Array.isArray(value?.widths)
const amount = (value: unknown) => (Number.isFinite(value) ? (value as number) : null)
const texts = (value: unknown): VariantValues =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value ? value : {}).filter(([, entry]) => text(entry)),
  )

function parseLine(raw: unknown): StoredLine | null {
  const { id, quantity, productDTO, shop, sync, ...item } = (raw ?? {}) as StoredItem
  const productId = text(productDTO?.id)
  const price = amount(productDTO?.price)
  const isCount = Number.isInteger(quantity) && (quantity as number) >= (sync ? 0 : 1)
  if (!text(id) || !productId || price === null || !isCount) return null
  const picture = productDTO?.picture
  const isMarked = sync && text(sync.key) && amount(sync.quantity) && amount(sync.kept ?? 0) !== null
  return {
    id: text(id),
    product: {
      id: productId,
      name: text(productDTO?.name),
      slug: text(productDTO?.slug),
      picture: picture && isPicture(picture) ? picture : null,
    },
    shop: {
      id: text(shop?.id),
      name: text(shop?.name),
      slug: text(shop?.slug),
      ...(isPicture(shop?.logo) && { logo: shop!.logo! }),
      ...(text(shop?.tone) && { tone: text(shop?.tone) }),
      ...(Array.isArray(shop?.delivery?.steps) && { delivery: shop.delivery }),
    },
    variantValues: texts(item.variantValues),
    variantLabels: texts(item.variantLabels),
    quantity: quantity as number,
    price,
    salePrice: amount(productDTO?.priceSale),
    stock: amount(item.stock),
    problems: Array.isArray(item.problems)
      ? item.problems.filter((problem: Problem | null) => text(problem?.code))
      : [],
    ...(text(item.withdrawalException) && { withdrawalException: text(item.withdrawalException) }),
    ...(isMarked && { merge: sync }),
  }
}

const toItem = ({ product, price, salePrice, merge, ...line }: StoredLine) => {
  const { picture, ...rest } = product
  return {
    ...line,
    isReview: false,
    productDTO: { ...rest, price, priceSale: salePrice, picture },
    ...(merge && { sync: merge }),
  } satisfies StoredItem & { isReview: boolean }
}

/** Reads stored lines, joining those of the same product and variants. Also reads a versioned `{ items }`. */
export const parseLines: Parse<StoredLine[]> = (raw, corrupted) => {
  const list = Array.isArray(raw) ? raw : (raw as { items: unknown[] }).items
  const lines = new Map<string, StoredLine>()
  const ids = new Set<string>()
  for (const entry of list) {
    let line = parseLine(entry)
    if (!line) {
      corrupted()
      continue
    }
    while (ids.has(line.id)) line = { ...line, id: `${line.id}_` }
    ids.add(line.id)
    // A line that is being merged keeps to itself: what was sent must be sent again.
    const key = line.merge ? line.id : lineKey(line)
    const twin = lines.get(key)
    const quantity = line.quantity + (twin?.quantity ?? 0)
    lines.set(key, { ...(twin ?? line), quantity: line.merge ? quantity : cappedQuantity(quantity, null) })
  }
  return [...lines.values()]
}

/** The text to store; null for no lines. */
export const serializeLines = (lines: readonly StoredLine[]): string | null =>
  lines.length ? JSON.stringify(lines.map(toItem)) : null
