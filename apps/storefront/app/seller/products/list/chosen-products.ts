import type { Selection } from '@stoa/back-office'
import type { viewedProducts } from './list-query.ts'

/** What a change of several products is about: ticked rows, or all that the list shows but some. */
export interface ChosenProducts {
  readonly selection: Selection
  /** The filter of the list: it travels in place of thousands of ids. */
  readonly viewed: ReturnType<typeof viewedProducts>
  readonly count: number
}

/** In words, for a dialog. */
export function chosenWords({ selection, count }: ChosenProducts): string {
  const figures = new Intl.NumberFormat('en-US')
  if (count === 1) return 'One product is selected.'
  const left = selection.all ? selection.keys.length : 0
  const but = left === 0 ? '' : ` but ${figures.format(left)}`
  return selection.all
    ? `All ${figures.format(count + left)} products of this view${but} are selected.`
    : `${figures.format(count)} products are selected.`
}
