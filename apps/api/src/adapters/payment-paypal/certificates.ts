import { X509Certificate } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import { MINUTE } from '../../platform/durations.ts'
import { ProviderUnavailable } from '../../ports/payment.ts'

const CERTIFICATE_URL = /^https:\/\/api(-m)?(\.sandbox)?\.paypal\.com(\/v1\/notifications\/certs\/[\w-]+)$/
const MAX_CERTIFICATES = 20
/** Maximum number of unknown certificates to fetch per minute. Anyone can invent their names, and PayPal has few. */
const MAX_FETCHES = 10

export interface CertificateOptions {
  /** URL used instead of PayPal's, for tests. */
  apiUrl: string | null
  clock: Clock
  timeoutMs: number
}

/** PayPal's certificates by their addresses, each fetched once. */
export function createCertificates({ apiUrl, clock, timeoutMs }: CertificateOptions) {
  const certificates = new LRUCache<string, X509Certificate>({ max: MAX_CERTIFICATES })
  const fetched: number[] = []

  const countFetch = (): void => {
    const now = clock.now().getTime()
    while (fetched[0] !== undefined && fetched[0] <= now - MINUTE) fetched.shift()
    if (fetched.length >= MAX_FETCHES)
      throw new ProviderUnavailable('Too many webhooks with unknown certificates; PayPal sends its own again')
    fetched.push(now)
  }

  const read = async (address: string): Promise<X509Certificate> => {
    countFetch()
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(cause => {
      throw new ProviderUnavailable('PayPal did not give its certificate', { cause })
    })
    if (response.status >= 500)
      throw new ProviderUnavailable(`PayPal did not give its certificate (${response.status})`)
    if (!response.ok) throw new Error(`PayPal has no such certificate (${response.status})`)
    return new X509Certificate(await response.text())
  }

  return async (certificateUrl: string): Promise<X509Certificate> => {
    const path = CERTIFICATE_URL.exec(certificateUrl)?.[3]
    if (!path) throw new Error('The webhook names a certificate that is not at PayPal')
    const kept = certificates.get(certificateUrl)
    const certificate = kept ?? (await read(apiUrl ? apiUrl + path : certificateUrl))
    if (!kept) certificates.set(certificateUrl, certificate)
    assertPayPals(certificate, clock)
    return certificate
  }
}

function assertPayPals({ subject, validFromDate, validToDate }: X509Certificate, clock: Clock): void {
  const now = clock.now()
  if (now < validFromDate || now > validToDate) throw new Error('The webhook’s certificate is out of date')
  if (!subject.split('\n').some(part => /^CN=([\w-]+\.)*paypal\.com$/.test(part)))
    throw new Error('The webhook’s certificate is not PayPal’s')
}
