import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyRow } from './second-factor.repository.ts'

/** Loads the library at its first use: few accounts have passkeys, and it includes certificate parsers. */
const library = () => import('@simplewebauthn/server')

/**
 * Site to which passkeys belong. A browser binds each to the storefront's host, so that no other site can ask for it.
 */
export interface RelyingParty {
  origin: string
  id: string
}

export function relyingParty(siteUrl: string): RelyingParty {
  const { origin, hostname } = new URL(siteUrl)
  return { origin, id: hostname }
}

/**
 * Whether a browser lets pages of the party's origin ask for its passkeys: at the party's own host, or below it.
 */
export function canAskForPasskeys({ origin, id }: RelyingParty): boolean {
  const { hostname } = new URL(origin)
  return hostname === id || hostname.endsWith(`.${id}`)
}

const described = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as never[] }))

/** Options for `navigator.credentials.get`. */
export async function askForPasskey(party: RelyingParty, passkeys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: described(passkeys),
    // The password was the first factor: to have the device is the second.
    userVerification: 'preferred',
  })
}

/** Options for `navigator.credentials.create`. */
export async function askForNewPasskey(
  party: RelyingParty & { name: string },
  user: { id: string; email: string; username: string },
  passkeys: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.username,
    excludeCredentials: described(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Reads the data to store from a passkey that a browser created. Null if it doesn't answer the challenge. */
export async function readNewPasskey(party: RelyingParty, challenge: string, answer: unknown) {
  const { verifyRegistrationResponse } = await library()
  const result = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null)
  if (!result?.verified || !result.registrationInfo) return null
  const { id, publicKey, counter, transports } = result.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: (transports ?? []).map(String),
  }
}

/** Finds the passkey that signed the challenge, with its new counter. Null if none did. */
export async function readPasskey(
  party: RelyingParty,
  challenge: string,
  passkeys: readonly PasskeyRow[],
  answer: unknown,
): Promise<{ id: string; counter: number } | null> {
  const response = answer as AuthenticationResponseJSON
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id)
  if (!passkey) return null
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports as never[],
    },
  }).catch(() => null)
  return result?.verified ? { id: passkey.id, counter: result.authenticationInfo.newCounter } : null
}
