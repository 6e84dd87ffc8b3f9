import { unwrap } from '@stoa/api-client'
import { api } from './api.ts'

/** Confirms the address that a mailed token belongs to. Changes state: never called but for a click. */
export const confirmAddress = (token: string) =>
  unwrap(api.GET('/api/auth/signup-user/active', { params: { query: { token } }, cache: 'no-store' }))
