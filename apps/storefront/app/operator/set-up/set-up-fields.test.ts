import { expect, test } from 'vitest'
import { COUNTRIES } from '../../lib/countries.ts'
import { currencyOf, currencyOptions } from './currencies.ts'
import { pricesIn } from './prices-in-currency.ts'
import { fieldOfFault, toSettings, toSetUpFields } from './set-up-fields.ts'
import { typedFaults } from './typed-faults.ts'

const SETTINGS = {
  name: 'Kauppa',
  tagline: 'from the islands',
  state: 'closed',
  social: [],
  legal: {
    entity: 'Kauppa KK',
    address: ['1 Quay', 'Harbor'],
    country: 'JP',
    register: null,
    responsible: 'Aiko Sato',
    vatId: null,
  },
  contact: { email: 'a@kauppa.example', phone: null, operatorInbox: 'b@kauppa.example' },
  money: { currency: 'JPY', commissionBasisPoints: 850 },
  delivery: { prices: { standard: 7, premium: 13, express: 31 }, later: true },
  returns: { days: 30, sendDays: 14, labelDays: 3 },
  accounts: { registration: 'active' },
  selling: { approval: 'manual' },
}

test('keeps settings unchanged that are read and written again, with those that have no field', () => {
  expect(toSettings(SETTINGS, toSetUpFields(SETTINGS))).toEqual(SETTINGS)
})

test('reads amounts with a comma or a point, and leaves what is no number to the API', () => {
  const typed = {
    ...toSetUpFields(SETTINGS),
    currency: 'EUR',
    standard: '4,90',
    premium: '9.90',
    express: 'free',
    commission: '7,25',
    returnDays: 'a month',
    address: ' 1 Quay \n\n Harbor',
  }
  expect(toSettings(SETTINGS, typed)).toMatchObject({
    legal: { address: ['1 Quay', 'Harbor'] },
    money: { currency: 'EUR', commissionBasisPoints: 725 },
    delivery: { prices: { standard: 490, premium: 990, express: null } },
    returns: { days: null },
  })
})

test('confirms that sales tax is handled elsewhere in a marketplace of the US only', () => {
  const confirmed = { ...toSetUpFields(SETTINGS), salesTax: 'yes' }
  expect(toSettings(SETTINGS, { ...confirmed, country: 'US' })).toMatchObject({
    money: { salesTaxElsewhere: true },
  })
  expect(toSettings(SETTINGS, confirmed)).toEqual(SETTINGS)
})

test('delivers by default to a country that is chosen, if it is delivered to at all', () => {
  const delivery = { ...SETTINGS.delivery, defaultCountry: 'US', countries: ['US', 'JP', 'DE'] }
  const after = (country: string) =>
    toSettings({ ...SETTINGS, delivery }, { ...toSetUpFields(SETTINGS), country })
  expect(after('DE')).toMatchObject({ delivery: { ...delivery, defaultCountry: 'DE' } })
  for (const country of ['AQ', 'JP']) expect(after(country)).toMatchObject({ delivery })
})

test('has a field for each place that it shows, and opens with nothing at all', () => {
  expect(fieldOfFault('/settings/legal/address/0')).toBe('address')
  expect(fieldOfFault('/settings/money/commissionBasisPoints')).toBe('commission')
  expect(fieldOfFault('/settings/social/0/href')).toBeNull()
  expect(Object.values(toSetUpFields({})).every(text => text === '')).toBe(true)
})

test('proposes a currency that can be chosen for every country that has one', () => {
  const options = new Set(currencyOptions().map(({ value }) => value))
  const without = COUNTRIES.filter(({ value }) => !options.has(currencyOf(value) ?? '')).map(
    ({ value }) => value,
  )
  expect(without).toEqual(['AQ'])
  expect([currencyOf('DE'), currencyOf('BG'), currencyOf('CH'), currencyOf('CI')]).toEqual([
    'EUR',
    'EUR',
    'CHF',
    'XOF',
  ])
})

test('keeps the digits of prices when the currency has other decimals', () => {
  const dollars = { currency: 'USD', standard: '6.99', premium: '12.99', express: '' }
  const yen = { standard: '699', premium: '1299', express: '' }
  expect(pricesIn('JPY', dollars)).toEqual(yen)
  expect(pricesIn('USD', { ...yen, currency: 'JPY' })).toEqual({ ...dollars, currency: undefined })
  expect(pricesIn('EUR', dollars)).toEqual({})
})

test('proposes the time zone of a country that has only one, and keeps a chosen one', () => {
  const zoneAfter = (timeZone: string, country: string) =>
    toSettings({ ...SETTINGS, timeZone }, { ...toSetUpFields(SETTINGS), country }).timeZone
  expect([zoneAfter('UTC', 'FI'), zoneAfter('Asia/Tokyo', 'FI')]).toEqual([
    'Europe/Helsinki',
    'Europe/Helsinki',
  ])
  expect(zoneAfter('UTC', 'US')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(zoneAfter('America/Lima', 'FI')).toBe('America/Lima')
})

test('names each text that is no number at its field', () => {
  const fields = { ...toSetUpFields(SETTINGS), standard: '699.50', commission: 'some', sendDays: '' }
  expect(typedFaults(fields)).toEqual({
    commission: 'Enter a percentage, such as 8 or 7.5.',
    standard: 'Enter an amount in JPY, such as 650.',
    sendDays: 'Enter a whole number of days, such as 30.',
  })
  expect(typedFaults(toSetUpFields(SETTINGS))).toEqual({})
})
