import type { lightPalette } from './palette.ts'

/** Name of a wall that a shop may have. */
export type ShopTone = keyof typeof lightPalette.shop

/** All walls, light ones first, in the order of a color wheel. */
export const shopTones = [
  'sage',
  'moss',
  'mint',
  'sea',
  'sky',
  'rose',
  'peach',
  'sand',
  'straw',
  'ochre',
  'petrol',
  'navy',
] as const satisfies readonly ShopTone[]

/** Walls that are dark in the light theme, too: their text is light, and the accent would not be seen on them. */
export const deepTones: readonly ShopTone[] = ['petrol', 'navy']
