import { type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import type { ShopRef } from '../view-models/index.ts'

export type CartProblemCode =
  | 'price_changed'
  | 'stock_reduced'
  | 'out_of_stock'
  | 'shop_closed'
  | 'shipping_unavailable'

export interface CartProblem {
  /** Kind of the problem; unique within a line. */
  code: CartProblemCode
  /** Severity. Default `critical` if the line cannot be bought, else `caution`. */
  tone?: 'positive' | 'caution' | 'critical' | undefined
  /** Short summary in bold. */
  title?: string | undefined
  /** The rest of it, in a sentence. */
  text: string
  /** Shows a button with this label. A press calls `onProblemAction`. */
  action?: { label: string } | undefined
}

const fatal = new Set<CartProblemCode>(['out_of_stock', 'shop_closed', 'shipping_unavailable'])

/** Returns the tone of a problem: its own, or `critical` if the line cannot be bought, else `caution`. */
export const toneOf = ({ tone, code }: CartProblem): NonNullable<CartProblem['tone']> =>
  tone ?? (fatal.has(code) ? 'critical' : 'caution')

/** Money is minor units. */
export interface CartLineData {
  /** Unique in the cart; every event gives it back. */
  id: string
  /** The product's name. */
  name: string
  /** Address of the product's page, with the chosen options. */
  href: string
  /** The chosen variant's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Name of the shop, in groups with lines of several shops. Leave out inside the shop's own group. */
  shopName?: string | undefined
  /** Labels of the chosen options: "Lagoon, 320 ml". Empty for none. */
  options: string
  /** A condition of the sale, such as an exception from the right of withdrawal. Leave out for none. */
  note?: string | undefined
  /** Quantity, from 1. */
  quantity: number
  /** The stock. Leave out when it is not counted. */
  max?: number | undefined
  /** The regular price of one, in minor units. */
  unitPrice: number
  /** The sale price of one, in minor units. `null` or left out: not on sale. */
  unitPriceSale?: number | null | undefined
  /** Price of the line in minor units: effective price times quantity. */
  amount: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** Whether it is part of the next checkout. */
  selected: boolean
  /** `false` for what cannot be bought now: it can be kept or removed, but not checked out. */
  selectable: boolean
  /**
   * Change that is being saved: a spinner shows next to the amount, and a line that is being removed ignores presses.
   */
  busyWith?: 'adding' | 'updating' | 'removing' | undefined
  /** Messages for the buyer, such as a changed price. Empty for none. */
  problems: readonly CartProblem[]
}

export interface CartGroupData {
  /** Unique in the cart; `onGroupSelectedChange` gives it back. */
  id: string
  /** The shop that sends these lines. */
  shop: ShopRef
  /** The lines in the order they are shown. */
  lines: readonly CartLineData[]
}

/** Callbacks of a cart line. Pass stable functions: a line re-renders if its data or a callback changes. */
export interface CartLineEvents {
  /** Called with the line's id and the new state when its checkbox is pressed. */
  onSelectedChange: (id: string, selected: boolean) => void
  /** Called with the line's id and the new quantity, a whole number within the range. */
  onQuantityChange: (id: string, quantity: number) => void
  /** Called with the line's id when "Remove" is pressed. */
  onRemove: (id: string) => void
  /** Called with the line's id. Without it there is no "Save for later". */
  onSaveForLater?: ((id: string) => void) | undefined
  /**
   * Called with the line's id and the problem's code when its button is pressed. Without it there is no
   * button.
   */
  onProblemAction?: ((id: string, code: CartProblemCode) => void) | undefined
}

export type SelectionState = 'none' | 'some' | 'all'

/** Returns whether none, some or all selectable lines are selected; `none` if no line is selectable. */
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
  note: true,
  quantity: true,
  max: true,
  unitPrice: true,
  unitPriceSale: true,
  amount: true,
  currency: true,
  selectable: true,
  busyWith: true,
} satisfies Record<
  Exclude<keyof CartLineData, 'selected' | 'picture' | 'problems'>,
  true
>) as (keyof CartLineData)[]

const keyOf = (picture: PictureData | null) => picture && pictureKey(picture)

/** Compares two lines without their selection. */
export const sameBesideSelection = (a: CartLineData, b: CartLineData): boolean =>
  a === b ||
  (plain.every(key => Object.is(a[key], b[key])) &&
    keyOf(a.picture) === keyOf(b.picture) &&
    sameProblems(a.problems, b.problems))

/** Whether two lines look the same, even if a projection created new objects. */
export const sameLine = (a: CartLineData, b: CartLineData): boolean =>
  a.selected === b.selected && sameBesideSelection(a, b)
