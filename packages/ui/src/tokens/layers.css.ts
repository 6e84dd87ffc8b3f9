import { globalLayer } from '@vanilla-extract/css'

/**
 * Declares the order of layers, in this file only. Later layers win over earlier ones, and a host's styles outside of
 * layers win over all of them.
 */
export const layers = {
  tokens: globalLayer('stoa.tokens'),
  reset: globalLayer('stoa.reset'),
  base: globalLayer('stoa.base'),
  primitives: globalLayer('stoa.primitives'),
  patterns: globalLayer('stoa.patterns'),
}
