import { shareOut } from '../../platform/share-out.ts'
import type { AppliedTax } from '../read-model/index.ts'

/** Line of an order with the rate that applies to it; amounts in minor units. */
export interface TaxedLine {
  grossMinor: number
  tax: AppliedTax
}

/** Tax of a line of an order, or of a part of its delivery. */
export interface TaxLine {
  /** Position of the line; null for delivery. */
  line: number | null
  tax: AppliedTax
  netMinor: number
  taxMinor: number
}

/** Tax of everything in an order that has the same country, region, category and rate. */
export interface TaxSum {
  tax: AppliedTax
  netMinor: number
  taxMinor: number
}

/**
 * Computes the tax that an order's prices include. Lines with the same country, region, category and rate form a
 * group. Delivery is divided among the groups by their amounts. The tax of a group is rounded once and divided among
 * its lines, so that every sum is exact.
 */
export function taxOf(lines: readonly TaxedLine[], shippingMinor: number): TaxLine[] {
  const groups = [...Map.groupBy(lines.entries(), ([, { tax }]) => keyOf(tax)).values()]
  const amounts = groups.map(group => sumOf(group, ([, { grossMinor }]) => grossMinor))
  // Delivery of free items has to belong to one of them.
  const weights = amounts.some(amount => amount > 0) ? amounts : amounts.map((_, at) => (at === 0 ? 1 : 0))
  const delivery = shareOut(shippingMinor, weights)
  const taxed = groups.map((group, at) => {
    const { tax } = group[0]![1]
    const parts = [
      ...group.map(([line, { grossMinor }]) => ({ line: line as number | null, grossMinor })),
      ...(delivery[at]! > 0 ? [{ line: null, grossMinor: delivery[at]! }] : []),
    ]
    const whole = includedTax(amounts[at]! + delivery[at]!, tax.rateBasisPoints)
    const shares = shareOut(
      whole,
      parts.map(({ grossMinor }) => grossMinor),
    )
    return parts.map(({ line, grossMinor }, part): TaxLine => {
      const taxMinor = shares[part]!
      return { line, tax, netMinor: grossMinor - taxMinor, taxMinor }
    })
  })
  return taxed.flat().sort((a, b) => (a.line ?? lines.length) - (b.line ?? lines.length))
}

/** Sums of an order's tax lines, one for each country, region, category and rate. */
export const taxSums = (lines: readonly TaxLine[]): TaxSum[] =>
  [...Map.groupBy(lines, ({ tax }) => keyOf(tax)).values()].map(group => ({
    tax: group[0]!.tax,
    netMinor: sumOf(group, ({ netMinor }) => netMinor),
    taxMinor: sumOf(group, ({ taxMinor }) => taxMinor),
  }))

export const totalTax = (lines: readonly TaxLine[]): number => sumOf(lines, ({ taxMinor }) => taxMinor)

/** Returns the tax within an amount that includes it, halves rounded up. A rate of 2000 is 20 %. */
export function includedTax(minor: number, rateBasisPoints: number): number {
  // In integers: the product exceeds what a number holds exactly, and a half must not become a little less.
  const whole = BigInt(10_000 + rateBasisPoints)
  return Number((2n * BigInt(minor) * BigInt(rateBasisPoints) + whole) / (2n * whole))
}

const keyOf = ({ country, region, category, rateBasisPoints, reason }: AppliedTax): string =>
  JSON.stringify([country, region, category, rateBasisPoints, reason])

const sumOf = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((sum, each) => sum + of(each), 0)
