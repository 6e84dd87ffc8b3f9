import { expect, test } from 'vitest'
import { cookieOfCountry, countryOfCookies } from './country-cookie.ts'

test.each([
  [null, null],
  ['', null],
  ['deliver-to=DE', 'DE'],
  ['a=1; deliver-to=JP; theme=dark', 'JP'],
  ['a=1;deliver-to=JP', 'JP'],
  ['deliver-to=de', null],
  ['deliver-to=DEU', null],
  ['not-deliver-to=DE', null],
  ['deliver-to=', null],
])('reads from cookies %j the country %s', (cookies, country) => {
  expect(countryOfCookies(cookies)).toBe(country)
})

test('reads the cookie that it writes', () => {
  expect(countryOfCookies(cookieOfCountry('NZ').split(';', 1)[0]!)).toBe('NZ')
})
