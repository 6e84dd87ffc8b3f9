import type { PictureData } from '../../primitives/picture/index.ts'
import type { ShopRef } from '../view-models/index.ts'

export type CartProblemCode = 'price_changed' | 'stock_reduced' | 'out_of_stock' | 'shop_closed'

export interface CartProblem {
  code: CartProblemCode
  /** What happened, in two or three words. */
  title?: string
  /** The rest of it, in a sentence. */
  text: string
  action?: { label: string }
}

/** Money is minor units. */
export interface CartLineData {
  id: string
  name: string
  href: string
  picture: PictureData | null
  /** What was chosen: "Lagoon, 320 ml". */
  options: string
  quantity: number
  /** The stock; undefined when it is not counted. */
  max?: number | undefined
  unitPrice: number
  unitPriceSale?: number | null
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
        problem.title === other.title &&
        problem.text === other.text &&
        problem.action?.label === other.action?.label
      )
    }))

/** Whether two lines look the same, though a projection made them anew. */
export function sameLine(a: CartLineData, b: CartLineData): boolean {
  if (a === b) return true
  const { picture, problems, ...rest } = a
  const { picture: otherPicture, problems: otherProblems, ...others } = b
  const keys = new Set([...Object.keys(rest), ...Object.keys(others)]) as Set<keyof typeof rest>
  for (const key of keys) if (!Object.is(rest[key], others[key])) return false
  return picture?.id === otherPicture?.id && sameProblems(problems, otherProblems)
}
