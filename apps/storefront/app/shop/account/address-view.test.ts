import type { Address } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../../lib/countries.ts'
import { toAddressCard, toAddressFields, toAddressInput } from './address-view.ts'

const address: Address = {
  id: '6f1f4b0e-0000-4000-8000-000000000000',
  fullName: 'Runa Vale',
  phone: '+49 40 555014',
  line1: 'Hafenstrasse 4',
  line2: null,
  district: null,
  city: 'Hamburg',
  region: null,
  postalCode: '20457',
  countryCode: 'DE',
  lines: ['Runa Vale', 'Hafenstrasse 4', '20457 Hamburg', 'Germany'],
  isDefault: true,
}

test('shows the lines below the name', () => {
  expect(toAddressCard(address).lines).toEqual(['Hafenstrasse 4', '20457 Hamburg', 'Germany'])
})

test('keeps an address unchanged through the form and back', () => {
  const { id: _, lines: __, ...kept } = address
  expect(toAddressInput(toAddressFields(address))).toEqual(kept)
})

test('gives every country a unique name', () => {
  expect(COUNTRIES).toHaveLength(249)
  expect(new Set(COUNTRIES.map(({ label }) => label)).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.every(({ value, label }) => value !== label)).toBe(true)
})
