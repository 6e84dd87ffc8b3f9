import type { Product } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { chosenMeasures } from './chosen-measures.ts'
import { measuresOf } from './measures.ts'
import { specificationOf } from './specification.ts'

const detail = (label: string, value: string) => ({ label, value })
const sized = (...names: string[]): Product['options'] => [
  { name: 'Size', values: names.map(name => ({ id: name, name, picture: null })) },
]

test.each([
  [
    'Size',
    '30 cm high, 18 cm wide',
    [
      ['Height', '30 cm', '11.8 in'],
      ['Width', '18 cm', '7.1 in'],
    ],
  ],
  [
    'Size',
    '9 × 9.5 cm, 320 ml each',
    [
      ['Size', '9 × 9.5 cm', '3.5 × 3.7 in'],
      ['Capacity', '320 ml each', '10.8 fl oz each'],
    ],
  ],
  [
    'Size',
    '8, 12 and 16 cm high, 7 cm thick',
    [
      ['Height', '8, 12 and 16 cm', '3.1, 4.7 and 6.3 in'],
      ['Thickness', '7 cm', '2.8 in'],
    ],
  ],
  [
    'Size',
    '90 to 160 cm long, 34 cm deep, 43 cm high',
    [
      ['Length', '90 to 160 cm', '35.4 to 63 in'],
      ['Depth', '34 cm', '13.4 in'],
      ['Height', '43 cm', '16.9 in'],
    ],
  ],
  [
    'Size',
    '22 mm across, 1.5 mm thick',
    [
      ['Diameter', '22 mm', '0.87 in'],
      ['Thickness', '1.5 mm', '0.06 in'],
    ],
  ],
  ['Capacity', '4.2 l', [['Capacity', '4.2 l', '4.4 qt']]],
  ['Weight', '1.1 kg', [['Weight', '1.1 kg', '2.4 lb']]],
])('parses %s: %s', (label, value, measures) => {
  expect(measuresOf([detail(label, value)])).toEqual({ measures, rest: [] })
})

test('keeps lines of another form whole and shows no measure twice', () => {
  const odd = [
    detail('Size', '80 cm high, seat at 46 cm'),
    detail('Size', 'A5, 192 pages'),
    detail('Capacity', 'Six cards and folded notes'),
    detail('Material', '30 cm high'),
  ]
  expect(measuresOf(odd)).toEqual({ measures: [], rest: odd })
  const twice = [detail('Size', '9 cm high, 320 ml'), detail('Capacity', '300 ml')]
  expect(measuresOf(twice).rest).toEqual([twice[1]])
  expect(specificationOf({ options: [], details: [] })).toEqual({
    measures: [],
    measuresOfValue: {},
    sizes: null,
    details: [],
  })
})

test('builds size tables of rings from their sizes, of clothes from the lines of each size', () => {
  expect(specificationOf({ options: sized('50', '54', '58'), details: [] }).sizes?.rows).toEqual([
    ['50', '15.9 mm', '5.5'],
    ['54', '17.2 mm', '7'],
    ['58', '18.5 mm', '8.5'],
  ])
  const clothes = (...lines: string[]) =>
    specificationOf({
      options: sized('M', 'L'),
      details: [...lines.map((line, at) => detail(`Size ${['M', 'L'][at]}`, line)), detail('Care', 'Cold')],
    })
  expect(clothes('104 cm wide, 70 cm long', '110 cm wide, 72 cm long')).toEqual({
    measures: [],
    measuresOfValue: {
      M: [
        ['Width', '104 cm', '40.9 in'],
        ['Length', '70 cm', '27.6 in'],
      ],
      L: [
        ['Width', '110 cm', '43.3 in'],
        ['Length', '72 cm', '28.3 in'],
      ],
    },
    sizes: {
      head: ['Size', 'Width', 'Length'],
      rows: [
        ['M', '104 cm (40.9 in)', '70 cm (27.6 in)'],
        ['L', '110 cm (43.3 in)', '72 cm (28.3 in)'],
      ],
      note: '',
    },
    details: [detail('Care', 'Cold')],
  })
  expect(clothes('104 cm wide', 'roomy').sizes).toMatchObject({
    head: ['Size', 'Measures'],
    rows: [
      ['M', '104 cm wide'],
      ['L', 'roomy'],
    ],
  })
  expect(specificationOf({ options: sized('200 ml', '320 ml'), details: [] }).sizes).toBeNull()
})

test('shows the dimensions of the chosen variant in the place of those of all', () => {
  const option = (name: string, ...values: string[]) => ({
    name,
    values: values.map(value => ({ id: value, name: value, picture: null })),
  })
  const vase = specificationOf({
    options: [option('Color', 'Sand'), option('Height', '14 cm', '20 cm')],
    details: [detail('Size', '14 or 20 cm high, 12 cm wide')],
  })
  expect(chosenMeasures(vase, ['Sand', '20 cm'])).toEqual([
    ['Height', '20 cm', '7.9 in'],
    ['Width', '12 cm', '4.7 in'],
  ])
  const mug = specificationOf({
    options: [option('Size', '200 ml', '320 ml')],
    details: [
      detail('Size 200 ml', '8 cm high'),
      detail('Size 320 ml', '9.5 cm high'),
      detail('Weight', '300 g'),
    ],
  })
  expect(chosenMeasures(mug, ['320 ml'])).toEqual([
    ['Weight', '300 g', '10.6 oz'],
    ['Height', '9.5 cm', '3.7 in'],
    ['Capacity', '320 ml', '10.8 fl oz'],
  ])
  expect(chosenMeasures(mug, [])).toEqual([['Weight', '300 g', '10.6 oz']])
})
