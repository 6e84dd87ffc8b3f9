import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { inRoot } from '@stoa/testing/paths'

export interface Answer {
  status: number
  body: Buffer
}
/** A call of the shop at its public address. */
export type Ask = (
  method: string,
  path: string,
  options?: { token?: string; body?: BodyInit; headers?: Record<string, string> },
) => Promise<Answer>

/** Calls by TLS, as a visitor's browser makes them. */
export function visit(port: number, certificate: string): Ask {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate) })
  return async (method, path, { token, body, headers } = {}) => {
    const form = body === undefined ? null : new Response(body)
    const bytes = form && Buffer.from(await form.arrayBuffer())
    const type = form?.headers.get('content-type')
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          agent,
          method,
          path,
          host: '127.0.0.1',
          port,
          servername: 'shop.example',
          headers: {
            host: 'shop.example',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(type && { 'content-type': type }),
            ...(bytes && { 'content-length': bytes.length }),
            ...headers,
          },
        },
        response => {
          buffer(response).then(body => resolve({ status: response.statusCode ?? 0, body }), reject)
        },
      )
      asked.on('error', reject)
      asked.end(bytes ?? undefined)
    })
  }
}

export const PASSWORD = 'lagoon-kettle-42'

export async function register(ask: Ask, email: string): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ email, password: PASSWORD, username: 'Robin' }))
    body.set(name, value)
  const answer = await ask('POST', '/api/public/registerWithoutVerify', { body })
  assert.equal(answer.status, 201, answer.body.toString())
}

export async function signIn(ask: Ask, email: string): Promise<string> {
  const answer = await ask('POST', '/api/auth/signin', {
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  })
  assert.equal(answer.status, 200, answer.body.toString())
  return JSON.parse(answer.body.toString()).token
}

/** @returns the address of the picture */
export async function uploadPortrait(ask: Ask, token: string): Promise<string> {
  const body = new FormData()
  body.set('username', 'Robin')
  const picture = readFileSync(inRoot('docs/pictures/packing.webp'))
  body.set('avatar', new Blob([picture], { type: 'image/webp' }), 'me.webp')
  const answer = await ask('POST', '/api/user/update_profile', { token, body })
  assert.equal(answer.status, 200, answer.body.toString())
  return JSON.parse(answer.body.toString()).avatar
}

/**
 * Starts eight visitors who read until they are stopped.
 *
 * @returns a function that stops them and returns the number of pages and lists they saw, and their problems
 */
export function readAll(ask: Ask): () => Promise<{ seen: number; wrong: string[] }> {
  let isOver = false
  let seen = 0
  const wrong: string[] = []
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver)
      for (const path of ['/', '/api/public/products?limit=20']) {
        const answer = await ask('GET', path).catch((error: Error) => error)
        if (answer instanceof Error) wrong.push(`${path}: ${answer.message}`)
        else if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`)
        else seen++
      }
  })
  return async () => {
    isOver = true
    await Promise.all(visitors)
    return { seen, wrong }
  }
}
