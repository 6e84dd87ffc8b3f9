import { chance, shuffle } from './chance.ts'

/**
 * The stars that a product's buyers gave, one entry per review.
 * Products and reviews both ask here, so that a product's mean and count are those of its reviews.
 *
 * @param aim the mean that the stars lean towards, 1 to 5
 */
export function starsOf(product: string, count: number, aim: number): number[] {
  const dismay = Math.max(0, 5 - aim)
  const stars = Array.from({ length: count }, (_, at) => {
    // One draw from each of `count` equal slices, so that few reviews spread as evenly as many.
    const draw = (at + chance(`${product}/stars/${at}`)) / count
    if (draw < dismay * 0.05) return draw < dismay * 0.02 ? 1 : 2
    if (draw < dismay * 0.15) return 3
    return draw < dismay * 0.75 ? 4 : 5
  })
  return shuffle(`${product}/stars`, stars)
}

/** The mean with one decimal, null without any stars. */
export function meanOf(stars: readonly number[]): number | null {
  if (stars.length === 0) return null
  return Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10) / 10
}
