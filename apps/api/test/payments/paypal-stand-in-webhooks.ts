import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { createCertificate, type TestCertificate } from './paypal-certificates.ts'

const DAY_IN_MS = 86_400_000

/** Owner of the signing certificate: PayPal, its newest, one out of date, or a stranger's. */
export type Signer = 'paypal' | 'renewed' | 'outdated' | 'stranger'

interface SignedWebhook {
  body: Buffer
  headers: Record<string, string>
}

/** Signs webhooks as PayPal does, with certificates that the stand-in serves by their addresses. */
export function createWebhookSigner(webhookId: string) {
  const now = Date.now()
  const made = new Map<Signer, TestCertificate>()
  const certificateOf = (signer: Signer): TestCertificate => {
    const kept = made.get(signer)
    if (kept) return kept
    const ended = signer === 'outdated'
    const certificate = createCertificate({
      commonName:
        signer === 'stranger' ? 'paypal.com.stranger.example' : 'messageverificationcerts.paypal.com',
      validFrom: new Date(now - 400 * DAY_IN_MS),
      validTo: new Date(ended ? now - DAY_IN_MS : now + 400 * DAY_IN_MS),
    })
    made.set(signer, certificate)
    return certificate
  }
  return {
    /** @param text exactly what is sent; a body written again as JSON would have other bytes */
    sign(text: string, signer: Signer = 'paypal'): SignedWebhook {
      const body = Buffer.from(text)
      const id = randomUUID()
      const time = new Date().toISOString()
      const signed = Buffer.from([id, time, webhookId, crc32(body)].join('|'))
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': sign('RSA-SHA256', signed, certificateOf(signer).privateKey).toString(
            'base64',
          ),
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `https://api.sandbox.paypal.com/v1/notifications/certs/CERT-${signer}`,
        },
      }
    },
    pem: (name: string): string | null => made.get(name.replace('CERT-', '') as Signer)?.pem ?? null,
  }
}
