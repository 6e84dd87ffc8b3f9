import type { SetUp } from '@stoa/api-client/schema'
import { readAmount } from '../../lib/amount.ts'
import { moneyOf } from '../../lib/money.ts'
import { proposedTimeZone } from './proposed-time-zone.ts'

/** Settings while they are typed. Numbers are the text that was typed. */
export interface SetUpFields {
  readonly name: string
  readonly tagline: string
  readonly entity: string
  /** A line of the address on each line. */
  readonly address: string
  readonly country: string
  readonly register: string
  readonly responsible: string
  readonly vatId: string
  readonly email: string
  readonly phone: string
  readonly operatorInbox: string
  readonly currency: string
  /** Percent. */
  readonly commission: string
  /** `yes` confirms that sales tax is handled elsewhere. Only a marketplace in the US has to. */
  readonly salesTax: string
  readonly standard: string
  readonly premium: string
  readonly express: string
  readonly returnDays: string
  readonly sendDays: string
  readonly registration: string
  readonly approval: string
}

/** Sections of a record that is not checked yet. */
type Draft = Readonly<Record<string, unknown>>

const sectionOf = (from: unknown, name: string): Draft => {
  const section = (from as Draft | undefined)?.[name]
  return typeof section === 'object' && section !== null ? (section as Draft) : {}
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Fields of settings that may be incomplete. */
export function toSetUpFields(settings: SetUp['settings']): SetUpFields {
  const [legal, contact, money] = ['legal', 'contact', 'money'].map(name => sectionOf(settings, name))
  const prices = sectionOf(sectionOf(settings, 'delivery'), 'prices')
  const returns = sectionOf(settings, 'returns')
  const currency = text(money?.currency)
  const amount = (minor: unknown) =>
    typeof minor === 'number' && currency ? String(moneyOf(currency).toDecimal(minor)) : ''
  const basisPoints = money?.commissionBasisPoints
  return {
    name: text(settings.name),
    tagline: text(settings.tagline),
    entity: text(legal?.entity),
    address: Array.isArray(legal?.address) ? legal.address.map(text).join('\n') : '',
    country: text(legal?.country),
    register: text(legal?.register),
    responsible: text(legal?.responsible),
    vatId: text(legal?.vatId),
    email: text(contact?.email),
    phone: text(contact?.phone),
    operatorInbox: text(contact?.operatorInbox),
    currency,
    commission: typeof basisPoints === 'number' ? String(basisPoints / 100) : '',
    salesTax: money?.salesTaxElsewhere === true ? 'yes' : '',
    standard: amount(prices.standard),
    premium: amount(prices.premium),
    express: amount(prices.express),
    returnDays: text(returns.days),
    sendDays: text(returns.sendDays),
    registration: text(sectionOf(settings, 'accounts').registration),
    approval: text(sectionOf(settings, 'selling').approval),
  }
}

/** Parses typed percent. Null if it is no number. */
export function readPercent(typed: string): number | null {
  const percent = Number(typed.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(percent) ? percent : null
}

/** Settings with what was typed. What can't be read as a number is null, which the API names at its field. */
export function toSettings(base: SetUp['settings'], fields: SetUpFields): SetUp['settings'] {
  const { currency } = fields
  const minor = (typed: string) => {
    const amount = readAmount(typed, currency)
    return typeof amount === 'number' ? moneyOf(currency).toMinor(amount) : null
  }
  const optional = (typed: string) => typed.trim() || null
  const whole = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : null)
  const percent = readPercent(fields.commission)
  const delivery = sectionOf(base, 'delivery')
  // Another country is the destination of its visitors, too. One that an operator has published stays.
  const before = text(sectionOf(base, 'legal').country)
  const isOther = fields.country !== before
  const isZoneProposed = ['UTC', before && proposedTimeZone(before)].includes(text(base.timeZone))
  const isDeliveredTo =
    isOther && Array.isArray(delivery.countries) && delivery.countries.includes(fields.country)
  return {
    ...base,
    name: fields.name.trim(),
    tagline: fields.tagline.trim(),
    ...(isOther && isZoneProposed && { timeZone: proposedTimeZone(fields.country) }),
    legal: {
      ...sectionOf(base, 'legal'),
      entity: optional(fields.entity),
      address: fields.address
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean),
      country: optional(fields.country),
      register: optional(fields.register),
      responsible: optional(fields.responsible),
      vatId: optional(fields.vatId),
    },
    contact: {
      ...sectionOf(base, 'contact'),
      email: fields.email.trim(),
      phone: optional(fields.phone),
      operatorInbox: fields.operatorInbox.trim(),
    },
    money: {
      ...sectionOf(base, 'money'),
      currency,
      commissionBasisPoints: percent === null ? null : Math.round(percent * 100),
      ...(fields.country === 'US' && { salesTaxElsewhere: fields.salesTax === 'yes' }),
    },
    delivery: {
      ...delivery,
      ...(isDeliveredTo && { defaultCountry: fields.country }),
      prices: {
        ...sectionOf(delivery, 'prices'),
        standard: minor(fields.standard),
        premium: minor(fields.premium),
        express: minor(fields.express),
      },
    },
    returns: {
      ...sectionOf(base, 'returns'),
      days: whole(fields.returnDays),
      sendDays: whole(fields.sendDays),
    },
    accounts: { ...sectionOf(base, 'accounts'), registration: fields.registration },
    selling: { ...sectionOf(base, 'selling'), approval: fields.approval },
  }
}

/** Place of each field in the settings. */
const PLACES: readonly (readonly [string, keyof SetUpFields])[] = [
  ['name', 'name'],
  ['tagline', 'tagline'],
  ['legal/entity', 'entity'],
  ['legal/address', 'address'],
  ['legal/country', 'country'],
  ['legal/register', 'register'],
  ['legal/responsible', 'responsible'],
  ['legal/vatId', 'vatId'],
  ['contact/email', 'email'],
  ['contact/phone', 'phone'],
  ['contact/operatorInbox', 'operatorInbox'],
  ['money/currency', 'currency'],
  ['money/commissionBasisPoints', 'commission'],
  ['money/salesTaxElsewhere', 'salesTax'],
  ['delivery/prices/standard', 'standard'],
  ['delivery/prices/premium', 'premium'],
  ['delivery/prices/express', 'express'],
  ['returns/days', 'returnDays'],
  ['returns/sendDays', 'sendDays'],
  ['accounts/registration', 'registration'],
  ['selling/approval', 'approval'],
]

/** Field of a fault that the API has found; null if the page has no field for it. */
export function fieldOfFault(pointer: string): keyof SetUpFields | null {
  const path = pointer.replace(/^\/settings\//, '')
  return PLACES.find(([place]) => path === place || path.startsWith(`${place}/`))?.[1] ?? null
}

export type SetUpField = keyof SetUpFields
