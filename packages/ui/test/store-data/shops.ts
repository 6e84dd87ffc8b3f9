import type { ShopCardData } from '../../src/patterns/shop/index.ts'
import { pictureOf } from './pictures.ts'

export const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export const shopOf = (name: string) => ({ id: slug(name), name, href: `/shop/${slug(name)}` })

export const shops: readonly ShopCardData[] = [
  {
    ...shopOf('Fold & Timber'),
    tagline: 'Furniture in oak and ash',
    pictures: ['stool', 'board', 'chair'].map(id => pictureOf(id, '')),
    rating: { average: 4.7, count: 90 },
  },
  {
    ...shopOf('Ember House'),
    tagline: 'Candles and soap, small batches',
    pictures: ['candle', 'bottle', 'mug-sand'].map(id => pictureOf(id, '')),
    rating: { average: 4.9, count: 320 },
  },
  {
    ...shopOf('Common Thread'),
    tagline: 'Bags and cushions, woven by hand',
    pictures: ['tote', 'cushion', 'vase-sand'].map(id => pictureOf(id, '')),
    rating: { average: 4.8, count: 512 },
  },
]
