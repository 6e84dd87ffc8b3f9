/** Names of PO boxes and parcel lockers, in the first lines of an address. */
const BOX =
  /(?:^|[^\p{L}\p{N}])(?:p\.?\s*o\.?\s*box|post(?:al)?\s*office\s*box|po\s*bus|gpo\s*box|locked\s*bag|private\s*bag|postfach|packstation|postbus|postboks|postbox|boîte\s*postale|b\.?\s*p\.?\s*\d|casella\s*postale|apartado|apdo|casilla|caixa\s*postal|skrytka\s*pocztowa)/iu

/** Military post of the United States: its cities and its regions. */
const MILITARY_CITIES = new Set(['APO', 'FPO', 'DPO'])
const MILITARY_REGIONS = new Set(['AA', 'AE', 'AP'])

interface Address {
  line1: string
  line2?: string | null
  city: string
  region?: string | null
  countryCode: string
}

/** Whether an address is a PO box, a parcel locker or military post, which couriers can't reach. */
export function isPoBox({ line1, line2, city, region, countryCode }: Address): boolean {
  if (countryCode === 'US')
    if (MILITARY_CITIES.has(city.trim().toUpperCase()) || MILITARY_REGIONS.has(region ?? '')) return true
  return [line1, line2].some(line => line && BOX.test(line))
}
