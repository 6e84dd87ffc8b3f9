import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionBack, type RefundedLine, spreadOverLines } from './refund-lines.ts'

const line = fc
  .record({ totalMinor: fc.integer({ min: 1, max: 100_000 }), rate: fc.integer({ min: 0, max: 10_000 }) })
  .map(({ totalMinor, rate }) => ({
    totalMinor,
    commissionMinor: Math.round((totalMinor * rate) / 10_000),
    refundedMinor: 0,
    postageMinor: 0,
  }))

/** Refund as shares of what is left: of the price of the items, and then of the rest as postage. */
const refund = fc.record({
  priceShare: fc.integer({ min: 0, max: 10 }),
  postageShare: fc.integer({ min: 0, max: 10 }),
  of: fc.nat(3),
})

const sumOf = (lines: readonly RefundedLine[], key: 'totalMinor' | 'commissionMinor' | 'refundedMinor') =>
  lines.reduce((sum, each) => sum + each[key], 0)

test('splits what is left of the price into commission and the shop’s share', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(refund, { minLength: 1, maxLength: 6 }),
      (sold, refunds) => {
        const lines = sold.map((each, at) => ({ ...each, id: `${at}` }))
        let backBefore = 0
        for (const { priceShare, postageShare, of } of refunds) {
          const leftMinor = sumOf(lines, 'totalMinor') - sumOf(lines, 'refundedMinor')
          const amountMinor = Math.floor((leftMinor * priceShare) / 10)
          const postageMinor = Math.floor(((leftMinor - amountMinor) * postageShare) / 10)
          const about = lines
            .filter(({ id }) => id === `${of}`)
            .map(({ id, totalMinor }) => ({ orderLineId: id, amountMinor: totalMinor }))
          const parts = spreadOverLines({ amountMinor, postageMinor }, about, lines)
          const back = commissionBack(lines, parts)
          for (const part of parts) {
            const its = lines.find(({ id }) => id === part.orderLineId)!
            its.refundedMinor += part.amountMinor
            its.postageMinor += part.postageMinor
          }
          const keptMinor = sumOf(lines, 'totalMinor') - sumOf(lines, 'refundedMinor')
          const commissionMinor = sumOf(lines, 'commissionMinor') - back
          const shareMinor = keptMinor - commissionMinor
          expect(keptMinor).toBe(leftMinor - amountMinor - postageMinor)
          expect(commissionMinor).toBeGreaterThanOrEqual(0)
          expect(shareMinor).toBeGreaterThanOrEqual(0)
          // Nothing that was returned is taken back, and postage alone returns nothing that the shop can pay.
          expect(back).toBeGreaterThanOrEqual(backBefore)
          if (
            amountMinor === 0 &&
            lines.every(each => each.totalMinor - each.refundedMinor >= each.commissionMinor)
          )
            expect(back).toBe(backBefore)
          backBefore = back
        }
      },
    ),
  )
})
