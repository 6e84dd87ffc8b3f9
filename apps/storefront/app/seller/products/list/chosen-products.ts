import type { Selection } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { chosenProductsLabels } from './chosen-products.labels.ts'
import type { viewedProducts } from './list-query.ts'

/** Products that a bulk change applies to: selected rows, or the whole view with exceptions. */
export interface ChosenProducts {
  readonly selection: Selection
  /** Filter of the list, which the client sends instead of thousands of ids. */
  readonly viewed: ReturnType<typeof viewedProducts>
  readonly count: number
}

/** Describes the selection in a sentence, for a dialog. */
export function chosenWords({ selection, count }: ChosenProducts): string {
  if (count === 1 || !selection.all) return formatMessage(chosenProductsLabels.some, { count })
  const left = selection.keys.length
  return formatMessage(left === 0 ? chosenProductsLabels.all : chosenProductsLabels.allExcept, {
    count: count + left,
    left,
  })
}
