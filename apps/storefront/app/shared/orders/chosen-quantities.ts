import type { ChoosableLine } from '@stoa/ui'

/** Limits chosen quantities to what can be chosen now, because a draft may be outdated. */
export const chosenWithin = (
  quantities: Readonly<Record<string, number>>,
  lines: readonly ChoosableLine[],
): Record<string, number> =>
  Object.fromEntries(
    lines.flatMap(({ id, max }) => {
      const quantity = Math.min(Math.trunc(Number(quantities[id]) || 0), max)
      return quantity > 0 ? [[id, quantity]] : []
    }),
  )

export const toLineQuantities = (quantities: Readonly<Record<string, number>>) =>
  Object.entries(quantities).map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
