import type { Address } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../../shared/addresses/countries.ts'
import { toAddressCard, toAddressFields, toAddressInput } from './address-view.ts'

const address: Address = {
  id: '6f1f4b0e-0000-4000-8000-000000000000',
  fullName: 'Runa Vale',
  phone: '+49 40 555014',
  line1: 'Hafenstrasse 4',
  line2: null,
  city: 'Hamburg',
  region: null,
  postalCode: '20457',
  countryCode: 'DE',
  isDefault: true,
}

test('a card shows only the lines that are there', () => {
  expect(toAddressCard(address).lines).toEqual(['Hafenstrasse 4', '20457 Hamburg', 'Germany'])
})

test('an address through the form and back is the same', () => {
  const { id, ...kept } = address
  const { id: _id, ...fields } = { id, ...toAddressFields(address) }
  expect(toAddressInput(fields)).toEqual(kept)
})

test('every country has a name of its own', () => {
  expect(COUNTRIES).toHaveLength(249)
  expect(new Set(COUNTRIES.map(({ label }) => label)).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.every(({ value, label }) => value !== label)).toBe(true)
})
