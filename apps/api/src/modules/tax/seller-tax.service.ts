import { EU_STATES } from '@stoa/address-formats/eu'
import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Day, isDay, localTime, shiftDay } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import { openingGaps, writeShopLog } from '../shops/index.ts'
import { findRatesIn, findTaxCategories } from './rates.repository.ts'
import { registrationFaults, storedTaxRegion } from './registration-faults.ts'
import {
  findLastOrderDay,
  findTaxedShop,
  lockTaxedShop,
  type RegistrationKey,
  type ShopRegistration,
  sellsRegistered,
  setLastDay,
  type TaxedShop,
  writeRegistration,
} from './registrations.repository.ts'
import { shopRates } from './shop-rates.ts'
import { taxCountryOf } from './tax-areas.ts'
import { isVatNumber, vatNumberOf } from './vat-number.ts'

/** Maximum number of registrations of a shop, also ended ones. */
const MAX_REGISTRATIONS = 500

type Schemas = components['schemas']
type SellerTax = Schemas['SellerTax']
export type SellerTaxDeps = Pick<Deps, 'clock' | 'market'>

/** Reads a shop's registrations, the rates that follow from them today, and what the shop lacks to open. */
export async function readSellerTax(
  db: Queryable,
  { clock, market }: SellerTaxDeps,
  { shopId }: ShopScope,
): Promise<SellerTax> {
  const shop = await findTaxedShop(db, shopId)
  const { day: today } = localTime(clock.now(), shop.timeZone)
  const home = shop.country && taxCountryOf(shop.country)
  const countries = [
    ...EU_STATES,
    ...shop.registrations.map(({ country }) => country),
    ...(home ? [home] : []),
  ]
  const categories = await findTaxCategories(db)
  const rates = await findRatesIn(db, countries)
  const facts = { ...shop, home: shop.country, categories, rates }
  return {
    today,
    home: shop.country as SellerTax['home'],
    registrations: shop.registrations.map(each => ({
      ...each,
      country: each.country as Schemas['CountryCode'],
      region: each.region || null,
      status: statusOn(each, today),
    })),
    places: shopRates(facts, today, market.settings.money.salesTaxElsewhere),
    openingGaps: await openingGaps(db, shopId),
  }
}

const statusOn = ({ fromDay, toDay }: ShopRegistration, today: Day) =>
  fromDay > today ? 'planned' : toDay !== null && toDay < today ? 'ended' : 'current'

/**
 * States a registration. Ends those that it replaces on the day before.
 *
 * @throws problem `request.invalid`; `tax_registration.used` if that changes days on which orders were placed
 */
export async function stateRegistration(
  tx: Tx,
  deps: SellerTaxDeps,
  shop: ShopScope,
  wanted: Schemas['TaxRegistrationRequest'],
): Promise<SellerTax> {
  const { taxed, now, today } = await lockedShop(tx, deps, shop)
  const faults = registrationFaults(wanted, today)
  if (faults.length > 0)
    throw problem('request.invalid', {
      detail: faults.map(({ message }) => message).join(' '),
      fields: faults,
    })
  const number = isVatNumber(taxCountryOf(wanted.country), wanted.number)
    ? vatNumberOf(wanted.number)
    : wanted.number.trim()
  const given = { ...wanted, region: storedTaxRegion(wanted), number }
  const same = taxed.registrations.find(each => isSame(each, given))
  if (same?.number === number && same.toDay === null) return readSellerTax(tx, deps, shop)
  if (!same && taxed.registrations.length >= MAX_REGISTRATIONS)
    throw problem('request.invalid', {
      detail: `A shop can have at most ${MAX_REGISTRATIONS} registrations.`,
    })
  const replaced = taxed.registrations.filter(each => !isSame(each, given) && excludes(each, given))
  const later = replaced.find(({ fromDay }) => fromDay >= given.fromDay)
  if (later)
    throw problem('request.invalid', {
      detail: `Another registration begins on ${later.fromDay}.`,
      fields: [{ pointer: '/fromDay', code: 'order', message: `Choose a day after ${later.fromDay}.` }],
    })
  const isOver = ({ toDay }: ShopRegistration) => toDay !== null && toDay < given.fromDay
  if (same || replaced.some(each => !isOver(each))) await requireUnused(tx, shop, given.fromDay, '/fromDay')
  await writeRegistration(tx, shop.shopId, given)
  return logged(tx, deps, { shop, before: taxed, now })
}

/**
 * Ends a registration after its last day.
 *
 * @throws problem `request.invalid`, `tax_registration.not_found`; `tax_registration.used` if orders were placed after
 * that day; `shop.cannot_open` if the shop would sell without a registration
 */
export async function endRegistration(
  tx: Tx,
  deps: SellerTaxDeps,
  shop: ShopScope,
  wanted: Schemas['TaxRegistrationEnd'],
): Promise<SellerTax> {
  const { taxed, now, today } = await lockedShop(tx, deps, shop)
  const { toDay } = wanted
  const key = { ...wanted, region: storedTaxRegion(wanted) }
  const found = taxed.registrations.find(each => isSame(each, key))
  if (!found) throw problem('tax_registration.not_found')
  if (found.toDay === toDay) return readSellerTax(tx, deps, shop)
  if (!isDay(toDay) || toDay < found.fromDay)
    throw problem('request.invalid', {
      detail: `The registration begins on ${found.fromDay}.`,
      fields: [{ pointer: '/toDay', code: 'order', message: `Choose ${found.fromDay} or a later day.` }],
    })
  const next = taxed.registrations.find(
    each => excludes(each, key) && each.fromDay > found.fromDay && each.fromDay <= toDay,
  )
  if (next)
    throw problem('request.invalid', {
      detail: `Another registration begins on ${next.fromDay}.`,
      fields: [{ pointer: '/toDay', code: 'order', message: `Choose a day before ${next.fromDay}.` }],
    })
  const lastKept = found.toDay !== null && found.toDay < toDay ? found.toDay : toDay
  await requireUnused(tx, shop, shiftDay(lastKept, 1), '/toDay')
  const after = taxed.registrations.map(each => (each === found ? { ...each, toDay } : each))
  await requireRegistered(tx, shop, { before: taxed.registrations, after, today })
  await setLastDay(tx, shop.shopId, { ...key, toDay })
  return logged(tx, deps, { shop, before: taxed, now })
}

async function lockedShop(tx: Tx, { clock }: SellerTaxDeps, { shopId }: ShopScope) {
  await lockTaxedShop(tx, shopId)
  const taxed = await findTaxedShop(tx, shopId)
  const now = clock.now()
  return { taxed, now, today: localTime(now, taxed.timeZone).day }
}

/** Orders keep the registration that they were placed with, and so do the days on which they were. */
async function requireUnused(tx: Tx, { shopId }: ShopScope, from: Day, pointer: string): Promise<void> {
  const last = await findLastOrderDay(tx, shopId)
  if (last === null || last < from) return
  const first = pointer === '/fromDay' ? shiftDay(last, 1) : last
  throw problem('tax_registration.used', {
    detail: `Your last order was placed on ${last}.`,
    fields: [{ pointer, code: 'used', message: `Choose ${first} or a later day.` }],
  })
}

/** A shop that has to be registered to sell stays so while it has products on sale or planned. */
async function requireRegistered(
  tx: Tx,
  { shopId }: ShopScope,
  { before, after, today }: { before: ShopRegistration[]; after: ShopRegistration[]; today: Day },
): Promise<void> {
  const [gap, known] = [firstDayWithout(after, today), firstDayWithout(before, today)]
  if (gap === null || (known !== null && known <= gap) || !(await sellsRegistered(tx, shopId))) return
  throw problem('shop.cannot_open', {
    detail: `From ${gap}, your products would be on sale without a registration. State one that begins by then, or first take your products off sale, also planned ones.`,
    fields: [{ pointer: '/toDay', code: 'unregistered', message: 'No other registration follows this day.' }],
  })
}

/** Finds the first day, from one on, that no registration covers. Null if there is none. */
function firstDayWithout(registrations: readonly ShopRegistration[], from: Day): Day | null {
  const covering = registrations.filter(each => each.fromDay <= from && (each.toDay ?? from) >= from)
  if (covering.length === 0) return from
  const last = covering.map(({ toDay }) => toDay ?? '').sort()
  return last[0] === '' ? null : firstDayWithout(registrations, shiftDay(last.at(-1)!, 1))
}

async function logged(
  tx: Tx,
  deps: SellerTaxDeps,
  { shop, before, now }: { shop: ShopScope; before: TaxedShop; now: Date },
): Promise<SellerTax> {
  const { registrations } = await findTaxedShop(tx, shop.shopId)
  await writeShopLog(tx, {
    shopId: shop.shopId,
    at: now,
    actorId: shop.userId,
    what: 'shop.tax_changed',
    changes: { taxRegistrations: [before.registrations, registrations] },
  })
  return readSellerTax(tx, deps, shop)
}

const isSamePlace = (one: RegistrationKey, other: RegistrationKey): boolean =>
  one.country === other.country && one.region === other.region && one.scheme === other.scheme

/** Whether one registration can't hold on a day on which the other does. A small business has no other scheme. */
const excludes = (one: RegistrationKey, other: RegistrationKey): boolean =>
  isSamePlace(one, other) || (one.scheme === 'small') !== (other.scheme === 'small')

const isSame = (one: RegistrationKey, other: RegistrationKey): boolean =>
  isSamePlace(one, other) && one.fromDay === other.fromDay
