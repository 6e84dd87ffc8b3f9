import { globalLayer } from '@vanilla-extract/css'

/**
 * The one place that declares the order of layers: later ones win over earlier ones, and anything a host
 * writes outside of layers wins over all of them.
 */
export const layers = {
  tokens: globalLayer('stoa.tokens'),
  reset: globalLayer('stoa.reset'),
  base: globalLayer('stoa.base'),
  primitives: globalLayer('stoa.primitives'),
  patterns: globalLayer('stoa.patterns'),
}
