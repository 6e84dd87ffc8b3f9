import { type ApiClient, unwrap } from '@stoa/api-client'
import type { StopShopEmails } from '@stoa/api-client/schema'

/** Subject of emails to members of a shop that a link ends. Null for emails about a wish list. */
export type StoppedSubject = StopShopEmails['about'] | null

const SUBJECTS: readonly StopShopEmails['about'][] = ['orders', 'questions', 'daily']

export const stoppedSubject = (params: URLSearchParams): StoppedSubject =>
  SUBJECTS.find(subject => subject === params.get('about')) ?? null

/** Ends the emails that a link with this token is about. */
export const stopEmails = (api: Pick<ApiClient, 'POST'>, token: string, about: StoppedSubject) =>
  about === null
    ? unwrap(api.POST('/api/public/wish-emails/stop', { body: { token } }))
    : unwrap(api.POST('/api/public/shop-emails/stop', { body: { token, about } }))
