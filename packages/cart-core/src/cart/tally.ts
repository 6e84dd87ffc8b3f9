import type { CartItem, Minor, Summary } from '../types.ts'

/** Sums of some lines, carried along with each change. */
export interface Tally {
  units: number
  lines: number
  /** What all the lines cost, selected or not. */
  amount: Minor
  selectedLines: number
  /** What the selected ones cost. */
  subtotal: Minor
}

interface Counted {
  readonly item: CartItem
  readonly amount: Minor
  readonly selected: boolean
}

export const newTally = (): Tally => ({ units: 0, lines: 0, amount: 0, selectedLines: 0, subtotal: 0 })

/** Counts a line's selection in (1) or out (-1). */
export const choose = (tally: Tally, amount: Minor, sign: number) => {
  tally.selectedLines += sign
  tally.subtotal += sign * amount
}

/** Counts a whole line in (1) or out (-1). */
export const count = (tally: Tally, { item, amount, selected }: Counted, sign: number) => {
  tally.units += sign * item.quantity
  tally.lines += sign
  tally.amount += sign * amount
  if (selected) choose(tally, amount, sign)
}

/** All lines selected, or none. */
export const chooseEvery = (tally: Tally, on: boolean) => {
  tally.selectedLines = on ? tally.lines : 0
  tally.subtotal = on ? tally.amount : 0
}

export const summaryOf = ({ units, lines, selectedLines, subtotal }: Tally): Summary => ({
  count: units,
  lines,
  selectedLines,
  allSelected: lines > 0 && selectedLines === lines,
  subtotal,
  shipping: 0,
  total: subtotal,
})

export const NO_SUMMARY: Summary = summaryOf(newTally())
