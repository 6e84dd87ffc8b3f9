import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { register } from '../api/shoppers.ts'

/** The calls of somebody who owns a shop, through the front door. Paths are below `/api/seller`. */
export interface Desk {
  shop: string
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is the matter of who asked.
  get(path: string): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  post(path: string, body?: FormData | object): Promise<any>
}

/** An account that registers, logs in, and owns these shops. */
export async function openDesks(
  api: string,
  pool: pg.Pool,
  nth: number,
  shops: readonly string[],
): Promise<Desk[]> {
  const token = await register(api, nth)
  await pool.query(
    `insert into shop_members (shop_id, user_id, role)
     select s.id, u.id, 'owner' from shops s, users u where s.slug = any($1) and lower(u.email) = $2
     on conflict do nothing`,
    [shops, `load-${nth}@example.com`],
  )
  return shops.map(shop => deskOf(api, shop, token))
}

function deskOf(api: string, shop: string, token: string): Desk {
  const headers = { authorization: `Bearer ${token}`, 'stoa-shop': shop }
  const send = async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${api}/api/seller${path}`, {
      method,
      headers: {
        ...headers,
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  return { shop, headers, get: path => send('GET', path), post: (path, body) => send('POST', path, body) }
}
