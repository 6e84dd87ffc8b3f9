import { unwrap } from '@stoa/api-client'
import type { AddressFields } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { toAddressInput } from './address-view.ts'

/** Adds an address to the address book if `id` is null, else changes it. */
export const saveAddress = (id: string | null, fields: AddressFields) =>
  id === null
    ? unwrap(api.POST('/api/user/addresses', { body: toAddressInput(fields) }))
    : unwrap(api.PUT('/api/user/addresses/{id}', { params: { path: { id } }, body: toAddressInput(fields) }))
