import { parseCookie, stringifySetCookie } from 'cookie'
import type { Queryable } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY } from '../../platform/durations.ts'
import { findUserByEmail } from '../users/index.ts'
import {
  deleteDevices,
  deleteOldest,
  isDevice,
  isDeviceOf,
  putDevice,
  sweepDevices,
} from './known-devices.repository.ts'
import { hashToken, newOpaqueToken } from './tokens.ts'

/** Maximum lifetime of a cookie in browsers. Each login renews it. */
const LIFETIME_DAYS = 400
const MAX_PER_ACCOUNT = 20
const TOKEN = /^[\w-]{43}$/

export interface KnownDevices {
  /** Reads the secret from a request's cookies, or null. It grants no access alone. */
  read(cookies: string | undefined): string | null
  /** The cookie that keeps the secret, as the header `Set-Cookie` has it. */
  cookieOf(token: string): string
  isKnown(on: Queryable, userId: string, token: string | null): Promise<boolean>
  /** Hash of the secret if the account with this email address has logged in with it before, else null. */
  ofEmail(email: string, cookies: string | undefined): Promise<string | null>
  /** Marks the device as known. Returns its secret, which is new unless the device sent one that we created. */
  remember(tx: Queryable, userId: string, token: string | null): Promise<string>
  /** Forgets all devices of an account except one. */
  forget(tx: Queryable, userId: string, but?: string | null): Promise<void>
  sweep(): Promise<number>
}

/** Devices that an account logged in on, known by a cookie. They pass the limit that strangers' guesses fill. */
export function createKnownDevices({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): KnownDevices {
  const isSecure = config.siteUrl.startsWith('https:')
  const name = isSecure ? '__Host-stoa-device' : 'stoa-device'
  const read = (cookies: string | undefined) => {
    const token = cookies === undefined ? undefined : parseCookie(cookies)[name]
    return token !== undefined && TOKEN.test(token) ? token : null
  }
  const isKnown = async (on: Queryable, userId: string, token: string | null) =>
    token !== null && (await isDeviceOf(on, userId, hashToken(token)))

  return {
    read,
    isKnown,
    cookieOf: token =>
      stringifySetCookie({
        name,
        value: token,
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: LIFETIME_DAYS * 24 * 60 * 60,
      }),
    async ofEmail(email, cookies) {
      const token = read(cookies)
      const user = token === null ? null : await findUserByEmail(db, email.trim())
      return token !== null && user && (await isKnown(db, user.id, token))
        ? hashToken(token).toString('hex')
        : null
    },
    async remember(tx, userId, token) {
      // A secret that an attacker put into the browser is not adopted.
      const isOurs = token !== null && (await isDevice(tx, hashToken(token)))
      const kept = isOurs ? token : newOpaqueToken()
      await putDevice(tx, { userId, tokenHash: hashToken(kept), now: clock.now() })
      // Programs without cookies are a new device each time.
      await deleteOldest(tx, userId, MAX_PER_ACCOUNT)
      return kept
    },
    forget: (tx, userId, but = null) => deleteDevices(tx, userId, but === null ? null : hashToken(but)),
    sweep: () => sweepDevices(db, new Date(clock.now().getTime() - LIFETIME_DAYS * DAY)),
  }
}
