import { describe, expect, test } from 'vitest'
import { initialSelection, isValueAvailable, type VariantData, variantFor } from './availability.ts'

const mug = (glaze: string, size: string, available: boolean): VariantData => ({
  id: `${glaze}-${size}`,
  values: { glaze, size },
  available,
})

const variants = [
  mug('ink', '200', false),
  mug('lagoon', '200', true),
  mug('lagoon', '320', true),
  mug('lagoon', '450', false),
  mug('rust', '320', true),
]

describe('variantFor', () => {
  test.each([
    [{ glaze: 'lagoon', size: '320' }, 'lagoon-320'],
    [{ size: '320', glaze: 'rust' }, 'rust-320'],
    [{ glaze: 'lagoon', size: '450' }, 'lagoon-450'],
    [{ glaze: 'lagoon' }, undefined],
    [{ glaze: 'rust', size: '450' }, undefined],
    [{}, undefined],
  ])('%j', (selection, expected) => {
    expect(variantFor(variants, selection)?.id).toBe(expected)
  })

  test('a product without options has its one variant', () => {
    expect(variantFor([{ id: 'only', values: {}, available: true }], {})?.id).toBe('only')
  })
})

describe('isValueAvailable', () => {
  test.each([
    [{ glaze: 'lagoon', size: '200' }, 'size', '320', true],
    [{ glaze: 'lagoon', size: '200' }, 'size', '450', false],
    [{ glaze: 'lagoon', size: '200' }, 'glaze', 'rust', false],
    [{ glaze: 'lagoon', size: '320' }, 'glaze', 'rust', true],
    [{ glaze: 'lagoon', size: '200' }, 'glaze', 'ink', false],
    [{}, 'glaze', 'rust', true],
    [{}, 'glaze', 'jade', false],
  ])('%j with %s=%s', (selection, option, value, expected) => {
    expect(isValueAvailable(variants, selection as Record<string, string>, option, value)).toBe(expected)
  })
})

describe('initialSelection', () => {
  test('opens with what can be bought', () => {
    expect(initialSelection(variants)).toEqual({ glaze: 'lagoon', size: '200' })
  })
  test('opens with the first when all is sold out', () => {
    expect(initialSelection(variants.map(v => ({ ...v, available: false })))).toEqual({
      glaze: 'ink',
      size: '200',
    })
  })
  test('has nothing to choose without variants', () => {
    expect(initialSelection([])).toEqual({})
  })
})
