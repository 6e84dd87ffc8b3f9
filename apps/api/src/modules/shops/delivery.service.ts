import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import type { Money } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { SHIPPING_TIERS } from '../read-model/index.ts'
import { findDeliveryRow } from './delivery.repository.ts'
import { viewDeliveryRow } from './delivery.view.ts'
import { isSame } from './same-value.ts'
import { REST_OF_WORLD, replaceZones, type Zone } from './shipping-zones.repository.ts'
import { addressFrom } from './shop-address.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { updateShopRow } from './shop-status.repository.ts'
import { lockVersion, type VersionedEdit } from './shop-version.ts'
import { storedRegion, zoneFaults } from './zone-faults.ts'

type Schemas = components['schemas']

interface Edit extends VersionedEdit {
  now: Date
  money: Money
}

/**
 * Replaces the delivery settings of a shop. Values that are already stored don't count as a change.
 *
 * @throws problem `edit.conflict`, `request.invalid`
 */
export async function updateDelivery(
  tx: Tx,
  request: Schemas['SellerDeliveryRequest'],
  edit: Edit,
): Promise<void> {
  const { shop, now, money } = edit
  const fields = async () => fieldsOf(viewDeliveryRow(await findDeliveryRow(tx, shop), money))
  const row = await lockVersion(tx, edit, { request, fields, paths: { address: 'dispatchAddress' } })
  const faults = zoneFaults(request.zones, money)
  if (faults.length > 0)
    throw problem('request.invalid', {
      detail: faults.map(({ message }) => message).join(' '),
      fields: faults,
    })
  const address = addressFrom(request.dispatchAddress, '/dispatchAddress')
  const given = request.returnAddress && addressFrom(request.returnAddress, '/returnAddress')
  const returnAddress = given && isSame(given, address) ? null : given
  const zones = request.zones.map(zone => zoneFrom(zone, money))

  const before = await fields()
  const { handlingDays } = request
  const after = fieldsOf(
    viewDeliveryRow({ version: 0, address, returnAddress, handlingDays, excludesEu: false, zones }, money),
  )
  const changed = Object.keys(after).filter(name => !isSame(before[name], after[name]))
  if (changed.length === 0) return
  if (changed.includes('zones')) await replaceZones(tx, shop.shopId, zones)
  await updateShopRow(tx, shop.shopId, {
    address,
    city: address.city,
    country: address.countryCode,
    returnAddress,
    handlingDays,
    version: row.version + 1,
  })
  await writeShopLog(tx, {
    shopId: shop.shopId,
    at: now,
    actorId: shop.userId,
    what: 'shop.updated',
    changes: {
      ...Object.fromEntries(
        changed.map((name): [string, [unknown, unknown]] => [name, [before[name], after[name]]]),
      ),
      version: [row.version, row.version + 1],
    },
  })
}

/** Fields by their names in the shop's log, which the other editor of the shop shares. */
const fieldsOf = ({
  dispatchAddress,
  returnAddress,
  handlingDays,
  zones,
}: Schemas['SellerDelivery']): Record<string, unknown> => ({
  address: dispatchAddress,
  returnAddress,
  handlingDays,
  zones,
})

function zoneFrom(
  { name, places, restOfWorld, freeFrom, tiers }: Schemas['ShippingZone'],
  money: Money,
): Zone {
  const stored = places
    .map(place => ({ country: place.country as string, region: storedRegion(place) }))
    .sort((a, b) => (`${a.country} ${a.region ?? ''}` < `${b.country} ${b.region ?? ''}` ? -1 : 1))
  return {
    name: visibleText(name),
    places: [...(restOfWorld ? [{ country: REST_OF_WORLD, region: null }] : []), ...stored],
    freeFromMinor: freeFrom === null ? null : money.toMinor(freeFrom),
    tiers: tiers
      .map(({ price, ...tier }) => ({ ...tier, priceMinor: price === null ? null : money.toMinor(price) }))
      .sort((a, b) => SHIPPING_TIERS.indexOf(a.tier) - SHIPPING_TIERS.indexOf(b.tier)),
  }
}
