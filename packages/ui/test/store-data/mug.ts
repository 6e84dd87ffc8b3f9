import type { ReviewData } from '../../src/patterns/review/index.ts'
import type { VariantData, VariantOptionData } from '../../src/patterns/variant-picker/index.ts'
import type { PictureOfRoute } from '../../src/primitives/picture/index.ts'
import { pictureOf } from './pictures.ts'

export const mugOptions: readonly VariantOptionData[] = [
  {
    id: 'glaze',
    name: 'Glaze',
    kind: 'picture',
    values: [
      { id: 'lagoon', label: 'Lagoon', picture: pictureOf('mug-teal', '') },
      { id: 'rust', label: 'Rust', picture: pictureOf('mug-rust', '') },
      { id: 'sand', label: 'Speckled sand', picture: pictureOf('mug-sand', '') },
      { id: 'ink', label: 'Ink', picture: pictureOf('mug-ink', '') },
    ],
  },
  {
    id: 'size',
    name: 'Size',
    kind: 'text',
    values: [
      { id: '200', label: '200 ml' },
      { id: '320', label: '320 ml' },
      { id: '450', label: '450 ml' },
    ],
  },
]

export const mugVariants: readonly VariantData[] = ['lagoon', 'rust', 'sand', 'ink'].flatMap(glaze =>
  ['200', '320', '450'].map(size => ({
    id: `${glaze}-${size}`,
    values: { glaze, size },
    available: size !== '450' && !(glaze === 'ink' && size === '200'),
  })),
)

export const gallery: readonly PictureOfRoute[] = [
  pictureOf('mug-teal-l', 'Cove mug with a lagoon glaze, seen from the front', [640]),
  pictureOf('mug-top', 'The same mug from above'),
  pictureOf('mug-pair', 'Two mugs beside each other'),
]

export const reviews: readonly ReviewData[] = [
  {
    id: 'r1',
    author: 'Joana R.',
    date: '2026-05-12',
    stars: 5,
    text: 'The handle is the thing. I can hold it with gloves on, and the blue is deeper than in the pictures.',
    verified: true,
  },
  {
    id: 'r2',
    author: 'Piet V.',
    date: '2026-05-03',
    stars: 4,
    text: 'Bought two, came back for four. One had a chip and the shop sent another the same day.',
    verified: true,
    reply: { author: 'Kiln & Cove', text: 'Glad it arrived whole this time.' },
  },
]
