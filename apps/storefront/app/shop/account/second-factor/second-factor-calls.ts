import { unwrap } from '@stoa/api-client'
import { api } from '../../../data/api.ts'

/** Sends a call, and repeats it once the user has confirmed with the second factor if the server requires that. */
export type WithSecondFactor = <T>(send: () => Promise<T>) => Promise<T>

const body = (password: string) => ({ body: { password } })

export const startApp = (password: string) => unwrap(api.POST('/api/user/second-factor/app', body(password)))

export const activateApp = (code: string) =>
  unwrap(api.POST('/api/user/second-factor/app/activate', { body: { code } }))

export const removeApp = (password: string) =>
  unwrap(api.DELETE('/api/user/second-factor/app', body(password)))

export const renewCodes = (password: string) =>
  unwrap(api.POST('/api/user/second-factor/recovery-codes', body(password)))

export const removePasskey = (id: string, password: string) =>
  unwrap(api.DELETE('/api/user/second-factor/passkeys/{id}', { params: { path: { id } }, ...body(password) }))

/** Creates a passkey in the browser and adds it. Returns new recovery codes, or null if the user declined. */
export async function addPasskey(
  name: string,
  password: string,
  withSecondFactor: WithSecondFactor,
): Promise<readonly string[] | null> {
  const { challenge, options } = await withSecondFactor(() =>
    unwrap(api.POST('/api/user/second-factor/passkeys/new', body(password))),
  )
  const { startRegistration } = await import('@simplewebauthn/browser')
  const passkey = await startRegistration({ optionsJSON: options as never }).catch(() => null)
  if (!passkey) return null
  const added = await unwrap(
    api.POST('/api/user/second-factor/passkeys', { body: { challenge, name, passkey: passkey as never } }),
  )
  return added.recoveryCodes
}
