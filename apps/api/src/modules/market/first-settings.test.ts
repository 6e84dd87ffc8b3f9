import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { faultsOf } from './check-settings.ts'
import { firstSettings } from './first-settings.ts'

const first = (env: Record<string, string> = {}) => firstSettings(readConfig(env), { isNew: true })
const ELSEWHERE = { DATABASE_URL: 'postgres://db.example/stoa', SITE_URL: 'https://shop.example' }

test('the demo has a made-up company, and any other marketplace has none', () => {
  expect(first()).toMatchObject({ name: 'Stoa', legal: { entity: 'Stoa Market' }, social: [{}] })
  expect(first(ELSEWHERE)).toMatchObject({
    name: 'shop.example',
    marks: { logo: null },
    legal: { entity: null, address: [] },
    social: [],
  })
  const texts = [first(), first(ELSEWHERE)].map(({ home }) => home.hero.text)
  expect(texts).toEqual([expect.stringContaining('oak from {shops} small workshops'), null])
  // The demo has the interface's own notice, which also names ads.
  const notices = [first(), first(ELSEWHERE)].map(({ consent }) => consent.text)
  expect(notices).toEqual([null, expect.stringContaining('There are no ads')])
  for (const settings of [first(), first(ELSEWHERE)]) expect(faultsOf(settings)).toEqual([])
})

test('takes over what the environment says', () => {
  const env = {
    MAIL_FROM: 'Harbor Hall <no-reply@shop.example>',
    LEGAL_NOTICE: 'Hall Ltd, 1 Quay',
    CURRENCY: 'JPY',
    COMMISSION_BASIS_POINTS: '900',
    REGISTRATION: 'activate',
    OPERATOR_EMAIL: 'desk@shop.example',
  }
  const settings = first({ ...ELSEWHERE, ...env })
  expect(settings).toMatchObject({
    name: 'Harbor Hall',
    legal: { address: ['Hall Ltd, 1 Quay'] },
    contact: { email: 'desk@shop.example', phone: null, operatorInbox: 'desk@shop.example' },
    money: { currency: 'JPY', commissionBasisPoints: 900 },
    delivery: { prices: { standard: 699, premium: 1_299, express: 3_099 } },
    accounts: { registration: 'activate' },
  })
  expect(faultsOf(settings)).toEqual([])
})

test('approves shop applications immediately in the demo, by an operator elsewhere', () => {
  const approvalIn = (env: Record<string, string>) => first(env).selling.approval
  const here = 'postgres://127.0.0.1/stoa'
  expect(approvalIn({})).toBe('auto')
  expect(approvalIn(ELSEWHERE)).toBe('manual')
  expect(approvalIn({ DATABASE_URL: here, SEED: 'demo' })).toBe('auto')
  expect(approvalIn({ DATABASE_URL: here, SEED: 'own' })).toBe('manual')
  expect(approvalIn({ SELLER_APPROVAL: 'manual' })).toBe('manual')
  expect(() => readConfig({ SELLER_APPROVAL: 'never' })).toThrow('SELLER_APPROVAL')
})

test('opens shops at once after an upgrade if they opened at once before', () => {
  const config = readConfig({ ...ELSEWHERE, SELLER_APPROVAL: 'auto' })
  const tradersOf = (isNew: boolean) => firstSettings(config, { isNew }).selling.traders
  expect([tradersOf(false), tradersOf(true)]).toEqual(['unchecked', 'checked'])
})
