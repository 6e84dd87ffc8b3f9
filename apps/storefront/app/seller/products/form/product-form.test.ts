import { describe, expect, test } from 'vitest'
import { readAmount, readCount } from '../../../lib/amount.ts'
import { faultsOfAnswer, faultsOfForm } from './form-faults.ts'
import { homeless, namedFaults } from './named-faults.ts'
import { createBody, patchBody } from './product-body.ts'
import {
  emptyForm,
  emptyVariant,
  type FormOption,
  type FormVariant,
  type ProductForm,
  variantName,
} from './product-form.ts'
import { reviveValues, variantsFor } from './variants-for.ts'

const option = (id: string, ...values: string[]): FormOption => ({
  id,
  name: id,
  values: values.map(name => ({ id: `${id}.${name}`, name, swatch: null })),
})
const glaze = option('glaze', 'lagoon', 'ember')
const size = option('size', 's', 'm')
const variant = (id: string, valueIds: string[], more: Partial<FormVariant> = {}): FormVariant => ({
  ...emptyVariant(valueIds),
  id,
  price: '24.00',
  stock: '5',
  ...more,
})
const lagoon = variant('v1', ['glaze.lagoon'], { sku: 'LAG' })
const ember = variant('v2', ['glaze.ember'], { sku: 'EMB' })
const known = { options: [glaze], variants: [lagoon, ember] }
const short = (variants: readonly FormVariant[]) =>
  variants.map(({ id, valueIds }) => `${id}:${valueIds.join('+')}`)

describe('[SEL-04] variants after a change of options', () => {
  test('keeps variants when an option is renamed and its values reordered', () => {
    expect(variantsFor([{ ...glaze, name: 'Color', values: [...glaze.values].reverse() }], known)).toEqual([
      ember,
      lagoon,
    ])
  })
  test('gives variants the first value of a new option and turns the other combinations off', () => {
    const made = variantsFor([glaze, size], known)
    expect(short(made)).toEqual([
      'v1:glaze.lagoon+size.s',
      'new:glaze.lagoon+size.m:glaze.lagoon+size.m',
      'v2:glaze.ember+size.s',
      'new:glaze.ember+size.m:glaze.ember+size.m',
    ])
    expect(made.map(({ isActive }) => isActive)).toEqual([true, false, true, false])
  })
  test('removes the variants of a removed value and restores them when it is typed again', () => {
    const without = { ...glaze, values: glaze.values.slice(0, 1) }
    expect(variantsFor([without], known)).toEqual([lagoon])
    const typed = { ...glaze, values: [...without.values, { id: 'x', name: 'ember', swatch: null }] }
    expect(variantsFor(reviveValues([typed], [glaze]), known)).toEqual([lagoon, ember])
  })
  test('keeps the first of the variants that a removed option makes equal', () => {
    expect(short(variantsFor([], known))).toEqual(['v1:'])
  })
  test('ignores an option without values', () => {
    expect(variantsFor([glaze, option('size')], known)).toEqual([lagoon, ember])
  })
  test('copies the variant of a new product without its SKU', () => {
    const [, second] = variantsFor(
      [size],
      { options: [], variants: [variant('new:', [], { sku: 'A' })] },
      variant('new:', [], { sku: 'A' }),
    )
    expect(second).toMatchObject({ id: 'new:size.m', price: '24.00', sku: '', isActive: true })
  })
})

const form: ProductForm = {
  ...emptyForm,
  name: 'Mug',
  slug: 'mug',
  options: [glaze],
  variants: [lagoon, ember],
}

describe('body of a save', () => {
  test('contains changed fields, and stock as a change', () => {
    const { body, variantIds } = patchBody(form, {
      ...form,
      name: 'Cup',
      variants: [{ ...lagoon, stock: '7', salePrice: '19.5', saleUntil: '2026-11-30' }, ember],
    })
    expect(body).toEqual({
      confirmRemoval: false,
      name: 'Cup',
      variants: [{ id: 'v1', stock: { from: 5, to: 7 }, salePrice: 19.5, saleUntil: '2026-11-30' }],
    })
    expect(variantIds).toEqual(['v1'])
  })
  test('identifies new variants by their values and leaves out those that are off', () => {
    const options = [glaze, size]
    const variants = variantsFor(options, known).map(one =>
      one.id === 'new:glaze.ember+size.m' ? { ...one, price: '30', isActive: true } : one,
    )
    const { body } = patchBody(form, { ...form, options, variants })
    expect(body.variants).toEqual([{ valueIds: ['glaze.ember', 'size.m'], price: 30, isActive: true }])
    expect(body.options?.map(({ id }) => id)).toEqual(['glaze', 'size'])
  })
  test('leaves out empty details', () => {
    const details = [
      { id: 'a', label: ' Material ', value: 'Clay' },
      { id: 'b', label: '', value: '' },
    ]
    expect(patchBody(form, { ...form, details }).body.details).toEqual([{ label: 'Material', value: 'Clay' }])
  })
  test('creates a product without options', () => {
    const { body } = createBody({
      ...emptyForm,
      name: ' Mug ',
      variants: [{ ...emptyVariant([]), price: '24', stock: '3' }],
    })
    expect(body).toMatchObject({
      name: 'Mug',
      variants: [{ price: 24, stock: { from: null, to: 3 }, isActive: true }],
    })
    expect(body).not.toHaveProperty('slug')
  })
})

describe('faults at their fields', () => {
  test('finds faults before the form is sent', () => {
    const faults = faultsOfForm({
      ...form,
      name: ' ',
      slug: 'A b',
      status: 'active',
      variants: [
        variant('a', [], { price: '24,5O' }),
        variant('b', [], {
          price: '10',
          salePrice: '10',
          saleFrom: '2026-12-02',
          saleUntil: '2026-12-01',
          stock: '-1',
        }),
        variant('c', [], { price: '', isActive: false }),
        variant('d', [], { price: '' }),
      ],
    })
    expect(Object.keys(faults.fields)).toEqual(['name', 'slug'])
    expect(
      Object.entries(faults.variants).map(([id, found]) => `${id} ${Object.keys(found).join(' ')}`),
    ).toEqual(['a price', 'b salePrice saleUntil stock', 'd price'])
    const ofServer = { ...faults, fields: { tags: 'Too many.', ...faults.fields } }
    expect(
      namedFaults(ofServer, { ...form, variants: ['a', 'b', 'd'].map(id => variant(id, [])) }),
    ).toMatchObject([
      { name: 'Name', message: 'Give the product a name.' },
      { name: 'URL' },
      { name: 'Price' },
      { name: 'Sale price' },
      { name: 'Last day of the sale' },
      { name: 'Stock' },
      { name: 'Price' },
      { name: 'Tags' },
    ])
  })
  test('returns messages of the server that no field shows', () => {
    expect(homeless({ fields: { name: 'a', status: 'is not allowed' }, variants: {} })).toEqual([
      'is not allowed',
    ])
  })
  test('assigns messages of the server to fields and variants', () => {
    expect(
      faultsOfAnswer(
        [
          { pointer: '/slug', message: 'taken' },
          { pointer: '/variants/1/price', message: 'too low' },
        ],
        ['v1', 'v2'],
      ),
    ).toEqual({ fields: { slug: 'taken' }, variants: { v2: { price: 'too low' } } })
  })
})

test.each<[string, number | null | undefined]>([
  ['', null],
  ['24', 24],
  ['$1,234.50', 1234.5],
  ['24,50', 24.5],
  ['24,5O', undefined],
  ['-1', undefined],
  ['1.234', undefined],
])('parses the amount %j', (typed, amount) => expect(readAmount(typed)).toBe(amount))

test.each([
  ['KWD', '1.250', 1.25],
  ['KWD', '1.2505', undefined],
  ['JPY', '1250', 1250],
  ['JPY', '12.5', undefined],
])('parses as many decimals as %s has: %j', (currency, typed, amount) => {
  expect(readAmount(typed, currency)).toBe(amount)
})

test.each<[string, number | null | undefined]>([
  [' 12 ', 12],
  ['', null],
  ['1.5', undefined],
])('parses the count %j', (typed, count) => expect(readCount(typed)).toBe(count))

test('names a variant by its values', () => {
  expect(variantName([glaze, size], { valueIds: ['glaze.ember', 'size.m'] })).toBe('ember · m')
})
