import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface TestCertificate {
  pem: string
  privateKey: KeyObject
}

interface CertificateOptions {
  commonName: string
  validFrom: Date
  validTo: Date
}

/** A self-signed X.509 certificate of version 1, such as PayPal signs its webhooks with. */
export function createCertificate({ commonName, validFrom, validTo }: CertificateOptions): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = sequence(set(sequence(COMMON_NAME, der(UTF8_STRING, Buffer.from(commonName)))))
  const body = sequence(
    der(INTEGER, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', body, privateKey)
  const certificate = sequence(body, SHA256_WITH_RSA, der(BIT_STRING, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g)!
  return {
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    privateKey,
  }
}

const INTEGER = 0x02
const BIT_STRING = 0x03
const UTF8_STRING = 0x0c
const GENERALIZED_TIME = 0x18

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const time = (at: Date) =>
  der(GENERALIZED_TIME, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const COMMON_NAME = objectId('550403')
const SHA256_WITH_RSA = sequence(objectId('2a864886f70d01010b'), der(0x05))
