/**
 * Figures of other storefronts, published by their makers or measured on their starters. Measured in the same way as
 * here: mobile viewport, cold cache, simulated slow 4G; kB of 1,024 bytes gzip; HTML raw.
 */
export const PUBLISHED = [
  { name: 'Hydrogen skeleton', home: 107.6, product: 109.3, html: 21, ratio: 2.8, performance: 84 },
  { name: 'Vercel Commerce', home: 170.9, product: 174.1, html: 229, ratio: 4.7, performance: 55 },
  { name: 'Medusa starter', home: 410, product: 406, html: 82, ratio: 5.8, performance: 51 },
] as const
