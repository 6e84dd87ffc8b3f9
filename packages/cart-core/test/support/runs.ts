import type { Parameters } from 'fast-check'

/** How many cases a property is tried with: few while one works, 10,000 in CI. The seed is fixed. */
export const runs = (share = 1): Parameters<unknown> => ({
  seed: 20_261_121,
  numRuns: Math.ceil(Number(import.meta.env.PROPERTY_RUNS ?? 300) * share),
})
