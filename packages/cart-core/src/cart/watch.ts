import { createSignal } from '../store.ts'
import type { Line, ShopSummary } from '../types.ts'
import { createKeyed } from './keyed.ts'
import { NO_SUMMARY } from './tally.ts'

interface Rows {
  line(id: string): Line | undefined
  shop(id: string): ShopSummary | undefined
}

/** Who watches the cart. It is there before the cart is, which `rows` answers once it has come. */
export const createWatch = (rows: () => Rows | undefined) => ({
  lines: createKeyed(id => rows()?.line(id)),
  shops: createKeyed(id => rows()?.shop(id)),
  changed: createSignal(),
  layout: createSignal(),
  summary: createSignal(),
  /** Written before anyone is woken, so that whoever is woken reads totals that fit. */
  totals: { now: NO_SUMMARY },
})

export type Watch = ReturnType<typeof createWatch>
