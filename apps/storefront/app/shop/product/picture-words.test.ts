import type { Product } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { describedPictures } from './picture-words.ts'

const option = (name: string, values: string[]) => ({ name, values: values.map(id => ({ id, name: id })) })
const picture = (id: string, alt = 'Cove mug') => ({ id, alt })

const mug = {
  name: 'Cove mug',
  options: [
    option('Glaze', ['Lagoon', 'Rust']),
    option('Size', ['200 ml', '320 ml']),
    option('Clay', ['Red']),
  ],
  variants: [
    { pictureId: 'a', optionIds: ['Lagoon', '200 ml', 'Red'] },
    { pictureId: 'a', optionIds: ['Lagoon', '320 ml', 'Red'] },
    { pictureId: 'b', optionIds: ['Rust', '200 ml', 'Red'] },
    { pictureId: 'b', optionIds: ['Rust', '320 ml', 'Red'] },
  ],
  pictures: [picture('a'), picture('b'), picture('c'), picture('d'), picture('e', 'Its foot, unglazed')],
} as unknown as Product

test('gives each picture its own alt text and puts the chosen one first', () => {
  expect(describedPictures(mug, 'b').map(({ alt }) => alt)).toEqual([
    'Cove mug in Rust',
    'Cove mug in Lagoon',
    'Cove mug',
    'Cove mug, second view',
    'Its foot, unglazed',
  ])
})
