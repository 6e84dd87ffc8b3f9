import type { SeedShop } from './types.ts'

type Tier = 'standard' | 'premium' | 'express'
/** Working days on the way, at least and at most. */
type Days = readonly [least: number, most: number]

/** Countries to which a shop ships within the same days. */
export interface SeedZone {
  name: string
  countries: readonly string[]
  tiers: Readonly<Partial<Record<Tier, Days>>>
}

const split = (codes: string) => codes.split(' ')

const EU = split('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK')
/** Shops with goods that are too heavy or too tender for a long way. */
const NEIGHBORS: Readonly<Record<string, readonly string[]>> = {
  'fold-and-timber': split('DE NO SE'),
  'green-porch': split('BE DE LU'),
}

const HOME: SeedZone['tiers'] = { standard: [3, 5], premium: [2, 2], express: [1, 1] }
const NEAR: SeedZone['tiers'] = { standard: [4, 7], premium: [3, 3], express: [2, 2] }
const OVERSEAS: readonly SeedZone[] = [
  {
    name: 'United States and Canada',
    countries: ['CA', 'US'],
    tiers: { standard: [7, 12], premium: [4, 6], express: [2, 3] },
  },
  {
    name: 'Australia, Brazil, Japan and New Zealand',
    countries: ['AU', 'BR', 'JP', 'NZ'],
    tiers: { standard: [10, 15] },
  },
]

/** Zones of a shop, by its products and its country. */
export function zonesOf({ slug, country }: Pick<SeedShop, 'slug' | 'country'>): readonly SeedZone[] {
  const home = { name: 'Home', countries: [country], tiers: HOME }
  const neighbors = NEIGHBORS[slug]
  if (neighbors) return [home, { name: 'Neighbors', countries: neighbors, tiers: NEAR }]
  if (!EU.includes(country)) return [home, ...OVERSEAS]
  const others = EU.filter(code => code !== country)
  return [home, { name: 'European Union', countries: others, tiers: NEAR }, ...OVERSEAS]
}

/** The zone of a shop that a country is in; undefined if the shop does not ship there. */
export const zoneFor = (shop: Pick<SeedShop, 'slug' | 'country'>, country: string): SeedZone | undefined =>
  zonesOf(shop).find(({ countries }) => countries.includes(country))
