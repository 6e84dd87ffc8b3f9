import { multipart, unwrap } from '@stoa/api-client'
import { api } from '../../data/api.ts'

/** Emails a link that sets a new password. */
export const askForLink = (email: string) =>
  unwrap(api.POST('/api/auth/forgot-password', { body: { email }, bodySerializer: multipart }))
