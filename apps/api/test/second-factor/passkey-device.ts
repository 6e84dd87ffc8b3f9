import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** Encodes CBOR, as far as an authenticator uses it. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

export interface PasskeyDevice {
  /** Returns the result of `navigator.credentials.create`. */
  create(options: { challenge: string }): object
  /** Returns the result of `navigator.credentials.get`. */
  get(options: { challenge: string }, at?: { origin?: string }): object
}

/** A passkey in memory, as a browser at `origin` would use it. It signs for real (ES256). */
export function createPasskeyDevice(origin: string): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  /** Flags: user present, user verified, and with the key attached. */
  const authenticatorData = (attached: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter++)
    const flags = 0x05 | (attached.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, attached])
  }
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create({ challenge }) {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      )
      const length = Buffer.from([0, credential.length])
      const authData = authenticatorData(Buffer.concat([Buffer.alloc(16), length, credential, key]))
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get({ challenge }, at = {}) {
      const client = clientData('webauthn.get', challenge, at.origin ?? origin)
      const data = authenticatorData(Buffer.alloc(0))
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
