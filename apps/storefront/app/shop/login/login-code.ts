import { unwrap } from '@stoa/api-client'
import { api } from '../../data/api.ts'
import { withSecondStep } from '../../data/second-step.ts'

/** Code that was emailed: the address, and the challenge that only this browser has. */
export interface SentCode {
  readonly email: string
  readonly challenge: string
}

export async function sendCode(email: string): Promise<SentCode> {
  const { challenge } = await unwrap(api.POST('/api/auth/signin/code', { body: { email } }))
  return { email, challenge }
}

/** Sends a typed code. Returns the session's tokens, after a second step if the account has one. */
export const enterCode = withSecondStep(
  (body: { readonly challenge: string; readonly code: string }) =>
    unwrap(api.POST('/api/auth/signin/code/confirm', { body })),
  body => unwrap(api.POST('/api/auth/signin/second-factor', { body })),
)
