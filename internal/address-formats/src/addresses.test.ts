import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { formatOf } from './all.js'
import { addressLines, addressProblems, fieldsOf, normalized } from './index.js'
import { loadFormat } from './load.js'

const NO_ADDRESS = {
  fullName: 'Ann Vale',
  line1: '1 Row',
  line2: null,
  district: null,
  city: '',
  region: null,
  postalCode: null,
}
type Given = Partial<typeof NO_ADDRESS> | Record<string, string>
const addressIn = (countryCode: string, given: Given = {}) => ({ ...NO_ADDRESS, ...given, countryCode })
const linesOf = (countryCode: string, given: Given) => {
  const format = formatOf(countryCode)
  return addressLines(normalized(addressIn(countryCode, given), format), format)
}
const problemsOf = (countryCode: string, given: Given) =>
  addressProblems(addressIn(countryCode, given), formatOf(countryCode)).map(
    ({ part, code }) => `${part} ${code}`,
  )

const RIGHT: [country: string, given: Given, lines: string[]][] = [
  [
    'US',
    { city: 'Portland', region: 'oregon', postalCode: '97205' },
    ['1 Row', 'Portland, OR 97205', 'United States'],
  ],
  [
    'US',
    { city: 'Portland', region: 'OR', postalCode: '972051234' },
    ['1 Row', 'Portland, OR 97205-1234', 'United States'],
  ],
  ['DE', { city: 'Berlin', postalCode: 'D-10115' }, ['1 Row', '10115 Berlin', 'Germany']],
  ['GB', { city: 'London', postalCode: 'sw1a1aa' }, ['1 Row', 'London', 'SW1A 1AA', 'United Kingdom']],
  [
    'JP',
    { city: 'Kyoto', region: '京都府', postalCode: '〒６０４ー８００６' },
    ['1 Row', 'Kyoto, Kyoto', '604-8006', 'Japan'],
  ],
  [
    'BR',
    { city: 'São Paulo', region: 'sao paulo', postalCode: '01310100' },
    ['1 Row', 'São Paulo-SP', '01310-100', 'Brazil'],
  ],
  [
    'BR',
    { district: ' Bela Vista ', city: 'São Paulo', region: 'SP', postalCode: '01310-100' },
    ['1 Row', 'Bela Vista', 'São Paulo-SP', '01310-100', 'Brazil'],
  ],
  [
    'PH',
    { district: 'San Antonio', city: 'Pasig', postalCode: '1605', region: '' },
    ['1 Row', 'San Antonio, Pasig', '1605', 'Philippines'],
  ],
  ['ZA', { city: 'Pretoria', postalCode: '0083' }, ['1 Row', 'Pretoria', '0083', 'South Africa']],
  [
    'IN',
    { city: 'Pune', region: 'MH', postalCode: '411 001' },
    ['1 Row', 'Pune 411001', 'Maharashtra', 'India'],
  ],
  ['HK', { region: 'Kowloon' }, ['1 Row', 'Kowloon', 'Hong Kong SAR China']],
  ['AE', { region: 'Dubai' }, ['1 Row', 'Dubai', 'United Arab Emirates']],
  ['FR', { city: 'Lyon', postalCode: '69002' }, ['1 Row', '69002 Lyon', 'France']],
  [
    'CA',
    { city: 'Montréal', region: 'québec', postalCode: 'h3z2y7' },
    ['1 Row', 'Montréal QC H3Z 2Y7', 'Canada'],
  ],
  ['IE', { city: 'Cork', postalCode: 'T12W8KR' }, ['1 Row', 'Cork', 'T12 W8KR', 'Ireland']],
  ['IE', { city: 'Cork' }, ['1 Row', 'Cork', 'Ireland']],
  ['CH', { city: 'Zürich', postalCode: '8001' }, ['1 Row', 'CH-8001 Zürich', 'Switzerland']],
  ['LV', { city: 'Rīga', postalCode: '1073' }, ['1 Row', 'Rīga, LV-1073', 'Latvia']],
  ['SG', { city: 'Singapore', postalCode: '546080' }, ['1 Row', 'SINGAPORE 546080', 'Singapore']],
  ['EG', { city: 'القاهرة', postalCode: '١٢٤١١' }, ['1 Row', 'القاهرة', '12411', 'Egypt']],
]

for (const [country, given, lines] of RIGHT)
  test(`accepts ${JSON.stringify(given)} in ${country} and prints it in the country’s order`, () => {
    assert.deepEqual(problemsOf(country, given), [])
    assert.deepEqual(linesOf(country, given), ['Ann Vale', ...lines])
  })

const WRONG: [country: string, given: Given, problems: string[]][] = [
  ['US', { city: 'Portland' }, ['region missing', 'postalCode missing']],
  ['US', { city: 'Portland', region: 'Bavaria', postalCode: '1' }, ['region invalid', 'postalCode invalid']],
  ['DE', { city: 'Berlin', postalCode: '1' }, ['postalCode invalid']],
  ['DE', {}, ['postalCode missing', 'city missing']],
  ['GB', { city: 'London', postalCode: '10115' }, ['postalCode invalid']],
  ['JP', {}, ['postalCode missing', 'region missing']],
  ['BR', { city: 'Natal', postalCode: '59000-000' }, ['region missing']],
  ['IN', { city: 'Pune', region: 'MH', postalCode: '4110' }, ['postalCode invalid']],
  ['HK', {}, ['region missing']],
  ['AE', { city: 'Dubai' }, ['region missing']],
  ['FR', { city: 'Lyon', postalCode: '6900' }, ['postalCode invalid']],
  ['CA', { city: 'Toronto', region: 'ON', postalCode: '90210' }, ['postalCode invalid']],
  ['IE', { city: 'Cork', postalCode: 'T12' }, ['postalCode invalid']],
]

for (const [country, given, problems] of WRONG)
  test(`refuses ${JSON.stringify(given)} in ${country}`, () =>
    assert.deepEqual(problemsOf(country, given), problems))

describe('prints addresses', () => {
  const PRINTED: [string, Given, string[]][] = [
    [
      'JP',
      { fullName: '佐藤 桜', line1: '寺町1', city: '京都市', region: 'Kyoto', postalCode: '6048006' },
      ['〒604-8006', '京都府京都市', '寺町1', '佐藤 桜', 'Japan'],
    ],
    [
      'KR',
      {
        fullName: '김민준',
        line1: '효원로 1',
        district: '팔달구',
        city: '수원시',
        region: 'gyeonggi-do',
        postalCode: '16490',
      },
      ['경기 수원시 팔달구', '효원로 1', '김민준', '16490', 'South Korea'],
    ],
    [
      'CN',
      {
        fullName: '王芳',
        line1: '深南大道 1 号',
        district: '南山区',
        city: '深圳市',
        region: 'Guangdong Sheng',
        postalCode: '518057',
      },
      ['518057', '广东省深圳市南山区', '深南大道 1 号', '王芳', 'China'],
    ],
    ['AE', { line1: 'شارع ١٢', region: 'Dubai' }, ['Ann Vale', 'شارع ١٢', 'دبي', 'United Arab Emirates']],
    // Kept, although the country doesn't use it.
    [
      'GB',
      { city: 'Leeds', region: 'Kent', postalCode: 'LS1 5AB' },
      ['Ann Vale', '1 Row', 'Leeds', 'LS1 5AB', 'Kent', 'United Kingdom'],
    ],
    [
      'GB',
      { city: 'Leeds', district: 'Headingley', postalCode: 'LS6 3AA' },
      ['Ann Vale', '1 Row', 'Leeds', 'LS6 3AA', 'Headingley', 'United Kingdom'],
    ],
    // As old addresses are.
    ['US', { line2: 'Apt 5', city: 'Portland' }, ['Ann Vale', '1 Row', 'Apt 5', 'Portland', 'United States']],
    ['ZZ', { city: 'Nowhere' }, ['Ann Vale', '1 Row', 'Nowhere', 'Unknown Region']],
  ]
  for (const [country, given, lines] of PRINTED)
    test(`prints an address of ${country}: ${lines.join(', ')}`, () =>
      assert.deepEqual(linesOf(country, given), lines))
})

test('names and orders the fields of a form as the country does', () => {
  const fields = (country: string) =>
    fieldsOf(formatOf(country)).map(({ name, isRequired }) => (isRequired ? name : `${name}?`))
  assert.deepEqual(fields('US'), ['line1', 'city', 'state', 'zip'])
  assert.deepEqual(fields('JP'), ['postalCode', 'prefecture', 'city?', 'line1'])
  assert.deepEqual(fields('GB'), ['line1', 'post_town', 'postalCode'])
  assert.deepEqual(fields('IE'), ['line1', 'townland?', 'city', 'county?', 'eircode?'])
  assert.deepEqual(fields('BR'), ['line1', 'neighborhood?', 'city', 'state', 'postalCode'])
  assert.deepEqual(fields('KR'), ['do_si', 'city', 'district?', 'line1', 'postalCode'])
  assert.deepEqual(fields('NZ'), ['line1', 'suburb?', 'city', 'postalCode'])
  assert.deepEqual(fields('HK'), ['area', 'district?', 'line1'])
})

test('accepts every country’s example postal codes, also in lower case without separators', async () => {
  const countries = Object.keys(
    JSON.parse(readFileSync(new URL('./generated/formats.json', import.meta.url), 'utf8')),
  )
  assert.equal(countries.length, 249)
  for (const country of countries) {
    const format = formatOf(country)
    assert.deepEqual(await loadFormat(country), format)
    for (const example of format.examples ?? [])
      for (const postalCode of [example, example.replace(/[ -]/g, ''), example.toLowerCase()]) {
        const address = addressIn(country, {
          city: 'City',
          region: format.regions[0]?.[0] ?? 'Region',
          postalCode,
        })
        assert.deepEqual(addressProblems(address, format), [], `${country} ${postalCode}`)
        assert.ok(addressLines(normalized(address, format), format).join().includes(example), country)
      }
  }
})
