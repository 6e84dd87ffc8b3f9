import { USUAL_TIERS } from '../read-model/index.ts'
import { REST_OF_WORLD, type Zone } from './shipping-zones.repository.ts'

/**
 * Zones of a new shop: its own country, and the other countries that its application names.
 *
 * @param shipsTo countries; null for all
 */
export function firstZones(own: string, shipsTo: readonly string[] | null): Zone[] {
  const zone = (name: string, countries: readonly string[]): Zone => ({
    name,
    freeFromMinor: null,
    tiers: USUAL_TIERS,
    places: countries.map(country => ({ country, region: null })),
  })
  const others = shipsTo?.filter(country => country !== own) ?? []
  return [
    ...(shipsTo === null || shipsTo.includes(own) ? [zone('Home', [own])] : []),
    ...(shipsTo === null ? [zone('Rest of world', [REST_OF_WORLD])] : []),
    ...(others.length > 0 ? [zone('Other countries', others)] : []),
  ]
}
