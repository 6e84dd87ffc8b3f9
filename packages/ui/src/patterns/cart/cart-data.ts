import { type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import type { ShopRef } from '../view-models/index.ts'

export type CartProblemCode = 'price_changed' | 'stock_reduced' | 'out_of_stock' | 'shop_closed'

export interface CartProblem {
  code: CartProblemCode
  /** How it is meant. Left out: critical for what cannot be bought, else a caution. */
  tone?: 'positive' | 'caution' | 'critical' | undefined
  /** What happened, in two or three words. */
  title?: string | undefined
  /** The rest of it, in a sentence. */
  text: string
  action?: { label: string } | undefined
}

/** Money is minor units. */
export interface CartLineData {
  id: string
  name: string
  href: string
  picture: PictureData | null
  /** Whose it is, where the lines of several shops stand together. */
  shopName?: string | undefined
  /** What was chosen: "Lagoon, 320 ml". */
  options: string
  quantity: number
  /** The stock; undefined when it is not counted. */
  max?: number | undefined
  unitPrice: number
  unitPriceSale?: number | null | undefined
  /** What the line costs: the price that counts, times the quantity. */
  amount: number
  currency?: string | undefined
  selected: boolean
  /** False for what cannot be bought now: it can be kept or removed, not checked out. */
  selectable: boolean
  busy?: 'adding' | 'updating' | 'removing' | undefined
  problems: readonly CartProblem[]
}

export interface CartGroupData {
  id: string
  shop: ShopRef
  lines: readonly CartLineData[]
}

/** The same functions on every render, please: a line is drawn again only when its own data changed. */
export interface CartLineEvents {
  onToggle: (id: string) => void
  onQuantity: (id: string, quantity: number) => void
  onRemove: (id: string) => void
  /** Shows "Save for later". */
  onSaveForLater?: ((id: string) => void) | undefined
  onProblemAction?: ((id: string, code: CartProblemCode) => void) | undefined
}

export type SelectionState = 'none' | 'some' | 'all'

/** Of the lines that can be selected at all; with none of these it is `none`. */
export function selectionOf(lines: readonly CartLineData[]): SelectionState {
  const selectable = lines.filter(line => line.selectable)
  const selected = selectable.filter(line => line.selected).length
  if (selected === 0) return 'none'
  return selected === selectable.length ? 'all' : 'some'
}

const sameProblems = (a: readonly CartProblem[], b: readonly CartProblem[]) =>
  a === b ||
  (a.length === b.length &&
    a.every((problem, index) => {
      const other = b[index]
      return (
        problem.code === other?.code &&
        problem.tone === other.tone &&
        problem.title === other.title &&
        problem.text === other.text &&
        problem.action?.label === other.action?.label
      )
    }))

// A list that the compiler keeps whole: a new field that is missing here does not compile.
const plain = Object.keys({
  id: true,
  name: true,
  href: true,
  shopName: true,
  options: true,
  quantity: true,
  max: true,
  unitPrice: true,
  unitPriceSale: true,
  amount: true,
  currency: true,
  selectable: true,
  busy: true,
} satisfies Record<
  Exclude<keyof CartLineData, 'selected' | 'picture' | 'problems'>,
  true
>) as (keyof CartLineData)[]

const keyOf = (picture: PictureData | null) => picture && pictureKey(picture)

/** The same but for whether they are selected. */
export const sameBesideSelection = (a: CartLineData, b: CartLineData): boolean =>
  a === b ||
  (plain.every(key => Object.is(a[key], b[key])) &&
    keyOf(a.picture) === keyOf(b.picture) &&
    sameProblems(a.problems, b.problems))

/** Whether two lines look the same, though a projection made them anew. */
export const sameLine = (a: CartLineData, b: CartLineData): boolean =>
  a.selected === b.selected && sameBesideSelection(a, b)
