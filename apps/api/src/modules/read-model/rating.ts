import type { components } from '@stoa/api-client/schema'

export type Rating = components['schemas']['Rating']

/** The mean with one decimal; null without ratings. */
export const ratingOf = (sum: number, count: number): Rating | null =>
  count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : null
