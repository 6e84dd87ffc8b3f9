import { expect, test } from 'vitest'
import { isPoBox } from './po-box.ts'

const at = (line1: string, change: object = {}) =>
  isPoBox({ line1, line2: null, city: 'Town', region: null, countryCode: 'DE', ...change })

test.each([
  'PO Box 123',
  'P.O. Box 7',
  'p o box 9',
  'Post Office Box 4',
  'Postfach 12 34',
  'Packstation 145',
  'Postbus 90801',
  'BP 204',
  'Boîte postale 12',
  'Apartado 45',
  'Casella postale 3',
  'Skrytka pocztowa 8',
])('recognizes %s', line => {
  expect([at(line), at('c/o Robin', { line2: line })]).toEqual([true, true])
})

test.each([
  '12 Harbour Lane',
  '3 Boxwood Close',
  'Postgasse 4',
  'Am Postplatz 1',
  'Rue du BP',
  '1 Apartadero Road',
  'Box Hill 2',
])('takes %s for a street', line => {
  expect(at(line)).toBe(false)
})

test('recognizes military post of the United States', () => {
  const us = (change: object) => at('PSC 3 Unit 100', { countryCode: 'US', ...change })
  expect(us({ city: 'APO', region: 'AE' })).toBe(true)
  expect(us({ city: 'fpo', region: null })).toBe(true)
  expect(us({ city: 'Portland', region: 'OR' })).toBe(false)
  expect(at('PSC 3', { countryCode: 'FR', city: 'APO' })).toBe(false)
})
