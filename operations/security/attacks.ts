import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { register } from './register.ts'

const ATTACKER = { 'x-forwarded-for': '198.51.100.7' }
/** Headers of a visitor with another address than the attacker's. */
export const OTHER = { 'x-forwarded-for': '203.0.113.9' }
const CONNECTIONS = 32
const MEGABYTE = 2 ** 20

/** Prepares an attack. The result starts it, and returns the function that ends it. */
type Attack = (address: string) => Promise<() => () => Promise<unknown>>

/** Bodies of 8 MB, of which all comes fast but the last byte. Together they are as much as the memory for bodies. */
const slowBodies: Attack = async address => () => {
  const body = Buffer.alloc(8 * MEGABYTE - 1)
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => undefined).resume()
    socket.write(
      `POST /api/cart/add HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 198.51.100.7\r\ncontent-type: application/json\r\ncontent-length: ${8 * MEGABYTE}\r\n\r\n`,
    )
    socket.write(body)
    return socket
  })
  return async () => {
    for (const socket of sockets) socket.destroy()
  }
}

/** Sends the same form four times a second, two at a time, until it is ended. */
function repeated(send: () => Promise<unknown>) {
  let isOver = false
  const senders = Array.from({ length: 2 }, async () => {
    while (!isOver) {
      await send().catch(() => undefined)
      await sleep(500)
    }
  })
  return () => {
    isOver = true
    return Promise.all(senders)
  }
}

async function openShop(address: string): Promise<{ token: string; slug: string }> {
  const token = await register(address, ATTACKER['x-forwarded-for'])
  const slug = `attack-${randomUUID().slice(0, 8)}`
  const applied = await fetch(`${address}/api/user/shop-application`, {
    method: 'POST',
    headers: {
      ...ATTACKER,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      name: slug,
      slug,
      story: 'We send files that nobody wants to read.',
      logoId: null,
      address: { line1: '1 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' },
      shipsTo: null,
      agreedVersion: '2026-11',
    }),
  })
  if (!applied.ok) throw new Error(`application: ${await applied.text()}`)
  return { token, slug }
}

/** Sends one file to the seller area again and again. */
const filesOf =
  (path: string, part: string, content: Buffer<ArrayBuffer>, type: string): Attack =>
  async address => {
    const { token, slug } = await openShop(address)
    const form = new FormData()
    form.set(part, new Blob([content], { type }), `file.${type.slice(-3)}`)
    // Written once: what the attacker's machine does should take nothing from the servers on this one.
    const written = new Response(form)
    const contentType = written.headers.get('content-type')!
    const body = await written.arrayBuffer()
    return () =>
      repeated(async () => {
        const answer = await fetch(`${address}${path}`, {
          method: 'POST',
          headers: {
            ...ATTACKER,
            authorization: `Bearer ${token}`,
            'stoa-shop': slug,
            'idempotency-key': randomUUID(),
            'content-type': contentType,
          },
          body,
        })
        await answer.text()
      })
  }

/** A GIF of 49 million pixels, whose header takes 13 bytes. */
const gif = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([
    0x58, 0x1b, 0x58, 0x1b, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 0x58, 0x1b, 0x58, 0x1b, 0,
  ]),
  Buffer.from([2, 2, 0x4c, 1, 0, 0x3b]),
])

export const ATTACKS: Record<string, Attack> = {
  '32 slow connections': slowBodies,
  pictures: filesOf('/api/seller/pictures', 'picture', gif, 'image/gif'),
  'heads of tables': filesOf(
    '/api/seller/imports',
    'file',
    Buffer.from(`Handle${','.repeat(7_900_000)}\nmug`),
    'text/csv',
  ),
}
