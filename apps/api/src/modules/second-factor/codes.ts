import { hash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
const RECOVERY_CODES = 10
/** Letters and digits of a code, without those that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 6

/** 160 random bits, base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

const appOf = (secret: string, { label = '', issuer = '' } = {}) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS })

/**
 * URI that an authenticator app reads from a QR code.
 *
 * @param issuer name of the marketplace, under which the app lists the code
 */
export const appUri = (secret: string, { email, issuer }: { email: string; issuer: string }): string =>
  appOf(secret, { label: email, issuer }).toString()

/**
 * The 30 seconds, counted from 1970, that a code of an app is of; null for a wrong one. One step before and after are
 * taken too: clocks differ, and people type slowly.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = appOf(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta
}

/** Ten codes of 120 random bits: `ABCDEF-GHJKLM-NPQRST-UVWXYZ`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      // 256 is a multiple of 32: each letter is as likely as the others.
      [...randomBytes(GROUP_LENGTH)].map(byte => ALPHABET[byte % ALPHABET.length]).join(''),
    ).join('-'),
  )

/** Hashes a recovery code as it is stored. Case and separators don't matter. */
export const hashRecoveryCode = (code: string): Buffer =>
  hash('sha256', code.toUpperCase().replace(/[^A-Z2-9]/g, ''), 'buffer')

/** 256 random bits; only their hash is stored. */
export const newChallenge = (): string => randomBytes(32).toString('base64url')

export const hashChallenge = (challenge: string): Buffer => hash('sha256', challenge, 'buffer')
