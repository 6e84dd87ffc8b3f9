import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { addressLines, type PostalAddress } from '../../platform/postal-address.ts'

/** Business behind a shop, as far as buyers see it. */
export interface SoldByRow {
  /** Version of the business details. */
  version: number
  name: string
  address: PostalAddress
  phone: string
  email: string
  registerName: string | null
  registerNumber: string | null
  vatId: string | null
}

/** A scalar: the newest business details of shop `s` as JSON, null if there are none. */
export const soldByJson: SQL = sql`(
  select json_build_object('version', t.version, 'name', t.name, 'address', t.address, 'phone', t.phone, 'email', t.email,
    'registerName', t.register_name, 'registerNumber', t.register_number, 'vatId', t.vat_id)
  from shop_traders t where t.shop_id = s.id order by t.version desc limit 1)`

/** Formats the business for pages, emails and documents alike. */
export const soldByOf = ({
  name,
  address,
  phone,
  email,
  registerName,
  registerNumber,
  vatId,
}: SoldByRow): components['schemas']['SoldBy'] => ({
  name,
  address: addressLines(address),
  phone,
  email,
  register: [registerName, registerNumber].filter(Boolean).join(', ') || null,
  vatId,
})
