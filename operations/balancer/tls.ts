import assert from 'node:assert/strict'
import { type ConnectionOptions, connect } from 'node:tls'

type Version = ConnectionOptions['maxVersion']

/** The suite that a server chooses of those that a visitor offers, or null if it refuses. */
function chosen(port: number, version: Version, ciphers: string): Promise<string | null> {
  return new Promise(resolve => {
    const socket = connect(
      {
        port,
        host: '127.0.0.1',
        servername: 'localhost',
        minVersion: version,
        maxVersion: version,
        // Lets this side offer weak ciphers, which are off by default.
        ciphers: `${ciphers}:@SECLEVEL=0`,
        rejectUnauthorized: false,
      } as ConnectionOptions,
      () => {
        resolve(socket.getCipher().name)
        socket.destroy()
      },
    )
    socket.on('error', () => resolve(null))
  })
}

const OLD_SUITES = [
  'AES256-GCM-SHA384',
  'AES256-SHA',
  'ECDHE-RSA-AES256-SHA384',
  'ECDHE-ECDSA-AES256-SHA',
  'DHE-RSA-AES256-GCM-SHA384',
]

/** TLS 1.2 and 1.3 with suites that keep secrets when a key is lost, and nothing else. */
export async function takesGoodTls(port: number): Promise<void> {
  for (const old of ['TLSv1', 'TLSv1.1'] as const) assert.equal(await chosen(port, old, 'ALL'), null, old)
  for (const suite of OLD_SUITES) assert.equal(await chosen(port, 'TLSv1.2', suite), null, suite)
  assert.match(
    (await chosen(port, 'TLSv1.2', 'ALL')) ?? 'none',
    /^ECDHE-(RSA|ECDSA)-(AES(128|256)-GCM|CHACHA20)/,
  )
  assert.match((await chosen(port, 'TLSv1.3', 'ALL')) ?? 'none', /^TLS_/)
}

/** Checks that the strongest cipher of an offer is used, in any order. */
export async function prefersTheStrongest(port: number): Promise<void> {
  const weakFirst = 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-CHACHA20-POLY1305:ECDHE-RSA-AES256-GCM-SHA384'
  assert.equal(await chosen(port, 'TLSv1.2', weakFirst), 'ECDHE-RSA-AES256-GCM-SHA384')
  const newer = 'TLS_AES_128_GCM_SHA256:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_256_GCM_SHA384:ALL'
  assert.equal(await chosen(port, 'TLSv1.3', newer), 'TLS_AES_256_GCM_SHA384')
}
