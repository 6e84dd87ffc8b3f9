import { expect, test } from 'vitest'
import { fieldValue } from './field-value.ts'

const words = {
  nameOf: (id: string) => ({ c1: 'Mugs', m1: 'Front' })[id],
  moment: (iso: string) => `at ${iso}`,
}

test.each([
  ['a category', 'categoryId', 'c1', 'Mugs'],
  ['a deleted category', 'categoryId', 'c0ffee00-0000-4000-8000-000000000000', 'a deleted category'],
  ['no category', 'categoryId', null, ''],
  ['a status', 'status', 'active', 'Active'],
  ['a publishing time', 'publishAt', '2026-11-30T11:00:00Z', 'at 2026-11-30T11:00:00Z'],
  ['the picture of a variant', 'variants/v1/mediaId', 'm1', 'Front'],
  ['a picture without a description', 'variants/v1/mediaId', 'm2', 'a picture'],
  ['a removed variant', 'variants/v1', { isActive: true }, 'for sale'],
  [
    'pictures',
    'pictures',
    [
      { mediaId: 'm2', alt: 'Side' },
      { mediaId: 'm2', alt: '' },
    ],
    'Side; a picture',
  ],
  ['pictures of the editor', 'pictures', [{ id: 'm1', alt: '' }], 'Front'],
  [
    'options',
    'options',
    [
      {
        id: 'o1',
        name: 'Glaze',
        values: [
          { id: 'v', value: 'Lagoon', swatch: null },
          { id: 'w', value: 'Moss' },
        ],
      },
    ],
    'Glaze: Lagoon, Moss',
  ],
  [
    'an option of the editor',
    'options/o1',
    { id: 'o1', name: 'Glaze', values: [{ name: 'Moss' }] },
    'Glaze: Moss',
  ],
  ['details', 'details', [{ label: 'Material', value: 'clay' }], 'Material: clay'],
  ['tags', 'tags', ['clay', 'blue'], 'clay, blue'],
  ['an empty list', 'tags', [], ''],
  ['a switch', 'variants/v1/isActive', false, 'no'],
  ['an amount', 'variants/v1/price', 24.5, '24.5'],
])('shows %s as text', (_what, path, value, expected) => {
  expect(fieldValue(path.split('/'), value, words)).toBe(expected)
})
