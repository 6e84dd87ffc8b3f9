import { expect, test } from 'vitest'
import { combinationsOf, faultsOf, type OptionDraft } from './options.ts'

const option = (id: string, name: string, ...values: string[]): OptionDraft => ({
  id,
  name,
  values: values.map(value => ({ id: `${id}-${value}`, name: value })),
})

test('[SEL-04] doubles and empty names are found at their option', () => {
  expect(
    faultsOf([
      option('a', 'Size', 's'),
      option('b', ' size ', 's'),
      option('c', ' ', 's'),
      option('d', 'Glaze'),
    ]),
  ).toEqual({ b: { name: 'doubleName' }, c: { name: 'noName' }, d: { values: 'noValues' } })
  expect(faultsOf([option('a', 'Size', 's')])).toEqual({})
  expect(faultsOf([option('a', 'Size', 's', 'm')], { options: 3, values: 1, variants: 9 })).toEqual({
    a: { values: 'tooManyValues' },
  })
})

test('the options multiply', () => {
  expect(combinationsOf([])).toBe(1)
  expect(
    combinationsOf([option('a', 'Size', 's', 'm'), option('b', 'Glaze', 'x', 'y', 'z'), option('c', 'New')]),
  ).toBe(6)
})
