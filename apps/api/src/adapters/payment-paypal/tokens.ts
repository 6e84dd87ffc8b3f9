import { createSingleFlight } from '@stoa/server-kit/single-flight'
import type { Clock } from '../../platform/clock.ts'
import { ProviderUnavailable } from '../../ports/payment.ts'

export interface AccessTokens {
  get(): Promise<string>
  /** Gets a new token after a 401 for the given one. */
  renew(refused: string): Promise<string>
}

interface TokenOptions {
  clientId: string
  clientSecret: string
  apiUrl: string
  clock: Clock
  /** Timeout of the request for a token, in milliseconds. */
  timeoutMs: number
}

/** A token that ends sooner than this is not used: a call may outlast it. */
const SPARE_IN_MS = 60_000

/** Keeps one access token; all who wait for one share one request. */
export function createAccessTokens({
  clientId,
  clientSecret,
  apiUrl,
  clock,
  timeoutMs,
}: TokenOptions): AccessTokens {
  const singleFlight = createSingleFlight<string>()
  let kept: { token: string; until: number } | null = null

  const request = async (): Promise<string> => {
    const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    }).catch(cause => {
      throw new ProviderUnavailable('PayPal could not be reached for an access token', { cause })
    })
    if (response.status === 401)
      throw new ProviderUnavailable('PayPal refuses PAYPAL_CLIENT_ID with PAYPAL_CLIENT_SECRET')
    const answer = (await response.json().catch(() => null)) as Partial<Record<string, unknown>> | null
    const { access_token: token, expires_in: seconds } = answer ?? {}
    if (!response.ok || typeof token !== 'string' || typeof seconds !== 'number')
      throw new ProviderUnavailable(`PayPal gave no access token (${response.status})`)
    kept = { token, until: clock.now().getTime() + seconds * 1000 - SPARE_IN_MS }
    return token
  }
  const get = async () =>
    kept && clock.now().getTime() < kept.until ? kept.token : singleFlight('token', request)
  return {
    get,
    renew(refused) {
      if (kept?.token === refused) kept = null
      return get()
    },
  }
}
