import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AppliedTax, TaxTerms } from '../read-model/index.ts'
import { appliedTax } from './applied-tax.ts'
import { refundTax } from './refund-tax.ts'
import { includedTax, taxOf, taxSums, totalTax } from './tax-of.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('the tax within an amount', () => {
  test.each([
    [12_000, 2_000, 2_000],
    [999, 1_900, 160],
    [1, 2_000, 0],
    [5_000, 0, 0],
    // 10.5 and 17.5: halves are rounded up.
    [63, 2_000, 11],
    [105, 2_000, 18],
    // More than a number multiplies exactly.
    [9_007_199_254_740_991, 2_500, 1_801_439_850_948_198],
  ])('%i with a rate of %i contains %i', (minor, rate, tax) => expect(includedTax(minor, rate)).toBe(tax))

  test('is never more than the amount, and grows with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (minor, rate) => {
        const tax = includedTax(minor, rate)
        expect(tax >= 0 && tax <= minor / 2 + 1).toBe(true)
        expect(includedTax(minor + 100, rate)).toBeGreaterThanOrEqual(tax)
      }),
    )
  })
})

const taxes = fc.record({
  country: fc.constantFrom('DE', 'FR', 'GB'),
  region: fc.constant(null),
  category: fc.constantFrom('standard', 'books'),
  rateBasisPoints: fc.constantFrom(0, 500, 550, 700, 1_900, 2_000, 2_550),
  reason: fc.constantFrom('standard' as const, 'reduced' as const),
})
const baskets = fc.record({
  lines: fc.array(
    fc.record({
      unitMinor: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      tax: taxes,
    }),
    { minLength: 1, maxLength: 8 },
  ),
  shippingMinor: fc.constantFrom(0, 1, 699, 1_299, 3_099),
})
const amountsOf = (lines: readonly { unitMinor: number; quantity: number; tax: AppliedTax }[]) =>
  lines.map(({ unitMinor, quantity, tax }) => ({ grossMinor: unitMinor * quantity, tax }))

describe('10,000 baskets', () => {
  test('lines, groups and order have the same sums, and each group is rounded once', () => {
    fc.assert(
      fc.property(baskets, ({ lines, shippingMinor }) => {
        const given = amountsOf(lines)
        const taxed = taxOf(given, shippingMinor)
        const groups = taxSums(taxed)
        for (const [at, { grossMinor }] of given.entries()) {
          const own = taxed.filter(({ line }) => line === at)
          expect(own).toHaveLength(1)
          expect(own[0]!.netMinor + own[0]!.taxMinor).toBe(grossMinor)
          expect(own[0]!.taxMinor).toBeGreaterThanOrEqual(0)
          expect(own[0]!.netMinor).toBeGreaterThanOrEqual(0)
        }
        const delivery = taxed.filter(({ line }) => line === null)
        expect(sum(delivery.map(({ netMinor, taxMinor }) => netMinor + taxMinor))).toBe(shippingMinor)
        for (const { tax, netMinor, taxMinor } of groups)
          expect(taxMinor).toBe(includedTax(netMinor + taxMinor, tax.rateBasisPoints))
        expect(sum(groups.map(({ taxMinor }) => taxMinor))).toBe(totalTax(taxed))
        expect(sum(taxed.map(({ netMinor, taxMinor }) => netMinor + taxMinor))).toBe(
          sum(given.map(({ grossMinor }) => grossMinor)) + shippingMinor,
        )
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  test('any sequence of refunds returns exactly the tax of the refunded amounts', () => {
    const steps = fc.array(
      fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), line: fc.nat(8), isNamed: fc.boolean() }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(baskets, steps, ({ lines, shippingMinor }, sequence) => {
        const order = taxOf(amountsOf(lines), shippingMinor).map(({ line, netMinor, taxMinor }, n) => ({
          n,
          orderLineId: line === null ? null : String(line),
          grossMinor: netMinor + taxMinor,
          taxMinor,
          backGrossMinor: 0,
          backTaxMinor: 0,
        }))
        const left = (isItem: boolean) =>
          sum(
            order
              .filter(({ orderLineId }) => (orderLineId !== null) === isItem)
              .map(({ grossMinor, backGrossMinor }) => grossMinor - backGrossMinor),
          )
        const refund = (
          itemMinor: number,
          deliveryMinor: number,
          ofLines: { orderLineId: string; amountMinor: number }[],
        ) => {
          const parts = refundTax(order, { itemMinor, shippingMinor: deliveryMinor, ofLines })
          expect(sum(parts.map(({ grossMinor }) => grossMinor))).toBe(itemMinor + deliveryMinor)
          for (const { n, grossMinor, taxMinor } of parts) {
            expect(taxMinor >= 0 && taxMinor <= grossMinor).toBe(true)
            order[n]!.backGrossMinor += grossMinor
            order[n]!.backTaxMinor += taxMinor
          }
          for (const { grossMinor, taxMinor, backGrossMinor, backTaxMinor } of order) {
            expect(backGrossMinor).toBeLessThanOrEqual(grossMinor)
            const exact = grossMinor === 0 ? 0 : (taxMinor * backGrossMinor) / grossMinor
            expect(Math.abs(backTaxMinor - exact)).toBeLessThanOrEqual(0.5)
          }
        }
        for (const { part, line, isNamed } of sequence) {
          const named = order[line % lines.length]!
          const ofLine = Math.floor((named.grossMinor - named.backGrossMinor) * part)
          if (isNamed) refund(ofLine, 0, [{ orderLineId: named.orderLineId!, amountMinor: ofLine }])
          else refund(Math.floor(left(true) * part), Math.floor(left(false) * part), [])
        }
        refund(left(true), left(false), [])
        expect(order.map(({ backTaxMinor }) => backTaxMinor)).toEqual(order.map(({ taxMinor }) => taxMinor))
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)
})

describe('the rate of a line', () => {
  const registration = (country: string, scheme: 'standard' | 'small' | 'oss' = 'standard', region = '') => ({
    country,
    region,
    scheme,
    fromDay: '2020-01-01',
    toDay: null,
  })
  const change = (country: string, before: number, after: number | null, region = '') => [
    { country, region, fromDay: '2020-01-01', rateBasisPoints: before },
    { country, region, fromDay: '2026-07-01', rateBasisPoints: after },
  ]
  const RATES = [
    ...change('DE', 1_900, 1_600),
    ...change('FR', 2_000, 2_100),
    ...change('GB', 2_000, 1_750),
    ...change('US', 0, 0),
    ...change('US', 400, 450, 'NY'),
  ]
  const terms = (
    home: string | null,
    registrations: TaxTerms['registrations'],
    more: Partial<TaxTerms> = {},
  ) => ({
    home,
    category: 'standard',
    isDefaultCategory: true,
    registrations,
    rates: RATES,
    ...more,
  })
  const NONE = terms('DE', [])
  const SMALL = terms('DE', [registration('DE', 'small')])
  const HOME = terms('DE', [registration('DE')])
  const TWO = terms('DE', [registration('DE'), registration('FR')])
  const OSS = terms('DE', [registration('DE'), registration('DE', 'oss')])
  const BRITISH = terms('GB', [registration('GB')])
  const days = ['2026-06-30', '2026-07-01', '2026-07-02']
  const on = (
    given: TaxTerms | null,
    country: string,
    day: string,
    region: string | null = null,
    isTaxHandledElsewhere = false,
  ) => {
    const sale = { destination: { country, region }, day, flatBasisPoints: 0, isTaxHandledElsewhere }
    const tax = appliedTax(given, sale)
    return [tax.country, tax.rateBasisPoints, tax.reason]
  }

  test.each<[string, TaxTerms | null, string, (string | number | null)[][]]>([
    ['no registration', NONE, 'DE', Array(3).fill([null, 0, 'not_stated'])],
    ['a small business, at home', SMALL, 'DE', Array(3).fill(['DE', 0, 'small_business'])],
    ['a small business, abroad', SMALL, 'US', Array(3).fill(['DE', 0, 'small_business'])],
    [
      'registered at home',
      HOME,
      'DE',
      [
        ['DE', 1_900, 'standard'],
        ['DE', 1_600, 'standard'],
        ['DE', 1_600, 'standard'],
      ],
    ],
    [
      'registered at the destination',
      TWO,
      'FR',
      [
        ['FR', 2_000, 'standard'],
        ['FR', 2_100, 'standard'],
        ['FR', 2_100, 'standard'],
      ],
    ],
    [
      'OSS in another EU state',
      OSS,
      'FR',
      [
        ['FR', 2_000, 'oss'],
        ['FR', 2_100, 'oss'],
        ['FR', 2_100, 'oss'],
      ],
    ],
    [
      'OSS at home',
      OSS,
      'DE',
      [
        ['DE', 1_900, 'standard'],
        ['DE', 1_600, 'standard'],
        ['DE', 1_600, 'standard'],
      ],
    ],
    [
      'only at home, to another EU state',
      HOME,
      'FR',
      [
        ['DE', 1_900, 'standard'],
        ['DE', 1_600, 'standard'],
        ['DE', 1_600, 'standard'],
      ],
    ],
    ['another customs area', HOME, 'US', Array(3).fill(['DE', 0, 'export'])],
    ['out of the EU with OSS', OSS, 'GB', Array(3).fill(['DE', 0, 'export'])],
    ['into the EU', BRITISH, 'FR', Array(3).fill(['GB', 0, 'export'])],
    [
      'Monaco, which is taxed as France',
      TWO,
      'MC',
      [
        ['FR', 2_000, 'standard'],
        ['FR', 2_100, 'standard'],
        ['FR', 2_100, 'standard'],
      ],
    ],
    [
      'the Isle of Man, which is taxed as Britain',
      BRITISH,
      'IM',
      [
        ['GB', 2_000, 'standard'],
        ['GB', 1_750, 'standard'],
        ['GB', 1_750, 'standard'],
      ],
    ],
    ['OSS to a state without a rate', OSS, 'SE', Array(3).fill(['SE', 0, 'unknown'])],
    [
      'registered abroad only, to a third EU state',
      terms('DE', [registration('FR')]),
      'SE',
      Array(3).fill(['SE', 0, 'unknown']),
    ],
  ])('%s: the day before a change of the rate, that day, the day after', (_, given, country, expected) => {
    expect(days.map(day => on(given, country, day))).toEqual(expected)
  })

  test('a shop without a registration keeps the rate that it had before there were any', () => {
    const sale = {
      destination: { country: 'DE', region: null },
      day: '2026-07-01',
      flatBasisPoints: 2_100,
      isTaxHandledElsewhere: false,
    }
    expect(appliedTax(null, sale)).toMatchObject({ rateBasisPoints: 2_100, reason: 'not_stated' })
  })

  test('a rate that was ended is unknown from its day on', () => {
    const ended = terms('DE', [registration('DE')], { rates: change('DE', 1_900, null) })
    expect(days.map(day => on(ended, 'DE', day)[2])).toEqual(['standard', 'unknown', 'unknown'])
  })

  test('a registration counts from its first to its last day', () => {
    const brief = terms('DE', [{ ...registration('DE'), fromDay: '2026-07-01', toDay: '2026-07-01' }])
    expect(days.map(day => on(brief, 'DE', day)[2])).toEqual(['not_stated', 'standard', 'not_stated'])
  })

  test('a region’s rate comes before its country’s, and only a registration there counts', () => {
    const everywhere = terms('US', [registration('US')])
    expect(days.map(day => on(everywhere, 'US', day, 'ny')[1])).toEqual([400, 450, 450])
    expect(on(everywhere, 'US', '2026-07-01', 'OR')).toEqual(['US', 0, 'zero'])
    const inNewYork = terms('US', [registration('US', 'standard', 'NY')])
    expect(on(inNewYork, 'US', '2026-07-01', 'NY')).toEqual(['US', 450, 'standard'])
    expect(on(inNewYork, 'US', '2026-07-01', 'OR')).toEqual(['US', 0, 'unknown'])
    expect(on(inNewYork, 'US', '2026-07-01', 'OR', true)).toEqual(['US', 0, 'not_registered'])
    // The confirmation is about regions of a country in which the shop is registered, and about no other gap.
    expect(on(inNewYork, 'US', '2026-07-01', 'NY', true)).toEqual(['US', 450, 'standard'])
    expect(on(terms('DE', [registration('FR')]), 'SE', '2026-07-01', null, true)).toEqual([
      'SE',
      0,
      'unknown',
    ])
  })

  test('another category than the default is taxed at a reduced rate', () => {
    const books = terms('DE', [registration('DE')], {
      category: 'books',
      isDefaultCategory: false,
      rates: change('DE', 700, 0),
    })
    expect(days.map(day => on(books, 'DE', day).slice(1))).toEqual([
      [700, 'reduced'],
      [0, 'zero'],
      [0, 'zero'],
    ])
  })
})
