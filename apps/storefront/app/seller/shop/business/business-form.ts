import type { SellerTrader, TraderKind, TraderRequest } from '@stoa/api-client/schema'
import type { NamedFault } from '../../forms/fault-notice.ts'
import type { Faults, VersionedForm } from '../../forms/use-versioned-edit.ts'
import { NO_ADDRESS, type ShopAddressFields, toShopAddress, toShopAddressFields } from '../shop-address.ts'
import { businessFieldLabels, businessPageLabels, businessMistakeLabels as t } from './business.labels.ts'

/** Business details while they are edited. */
export interface BusinessForm {
  readonly kind: TraderKind
  readonly name: string
  readonly address: ShopAddressFields
  readonly phone: string
  readonly email: string
  readonly registerName: string
  readonly registerNumber: string
  readonly vatId: string
  readonly taxId: string
  readonly isCertified: boolean
}

function toForm({ trader }: SellerTrader): BusinessForm {
  return {
    kind: trader?.kind ?? 'company',
    name: trader?.name ?? '',
    address: trader ? toShopAddressFields(trader.address) : NO_ADDRESS,
    phone: trader?.phone ?? '',
    email: trader?.email ?? '',
    registerName: trader?.registerName ?? '',
    registerNumber: trader?.registerNumber ?? '',
    vatId: trader?.vatId ?? '',
    taxId: trader?.taxId ?? '',
    isCertified: trader?.isCertified ?? false,
  }
}

const orNull = (text: string) => text.trim() || null

export const toTraderRequest = (form: BusinessForm): TraderRequest => ({
  ...form,
  address: toShopAddress(form.address),
  email: form.email.trim(),
  registerName: orNull(form.registerName),
  registerNumber: orNull(form.registerNumber),
  vatId: orNull(form.vatId),
  taxId: orNull(form.taxId),
})

/** Finds invalid fields, as far as the browser can tell. The server checks the rest. */
function mistakesIn({ name, address, phone, email }: BusinessForm): Faults {
  return {
    ...(name.trim() === '' && { name: t.name }),
    ...(address.countryCode === '' && { address: t.country }),
    ...(phone.trim() === '' && { phone: t.phone }),
    ...(!/^\S+@\S+$/.test(email.trim()) && { email: t.email }),
  }
}

export const BUSINESS_FORM: VersionedForm<SellerTrader, BusinessForm> = {
  toForm,
  changedFields: (base, mine) =>
    (Object.keys(mine) as (keyof BusinessForm)[]).filter(
      field => JSON.stringify(base[field]) !== JSON.stringify(mine[field]),
    ),
  mistakesIn,
  faultsAt: fields =>
    Object.fromEntries(fields.map(({ pointer, message }) => [pointer.split('/')[1] ?? '', message])),
  namedFaults: (faults): readonly NamedFault[] =>
    Object.entries(faults).map(([field, message]) => ({
      name: businessFieldLabels[field as keyof BusinessForm] ?? field,
      message,
    })),
  labels: businessPageLabels,
}
