import type { Parameters } from 'fast-check'

/** Number of cases that a property is tried with: 200, or 10,000 in a soak. The seed is fixed. */
export const runs = (share = 1): Parameters<unknown> => ({
  seed: 20_261_121,
  numRuns: Math.ceil(Number(import.meta.env.PROPERTY_RUNS ?? 200) * share),
})
