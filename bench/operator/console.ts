import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Calls of one operator. Paths are below `/api/operator`. */
export interface Seat {
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the answer that it asked for.
  get(path: string): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  post(path: string, body: object): Promise<any>
}

/** Operators with every key, each with a session. A login would need a second factor. */
export async function openSeats(url: string, pool: pg.Pool, count: number): Promise<Seat[]> {
  const seats: Seat[] = []
  for (let nth = 0; nth < count; nth++) {
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into users (id, email, username, password_hash, email_confirmed_at)
       values (bench.id(30, $1), $2, 'Bench', 'x', now()) on conflict do nothing`,
      [nth, `operator-${nth}@example.com`],
    )
    await pool.query(
      `insert into operators (user_id, keys, added_at) values (bench.id(30, $1),
         '{support,shops,catalog,money,people,content,admin}', now()) on conflict do nothing`,
      [nth],
    )
    await pool.query(
      `insert into operator_sessions (id, user_id, token_hash, password_digest, seen_at, ends_at)
       values (gen_random_uuid(), bench.id(30, $1), $2, sha256('x'), now(), now() + interval '12 hours')`,
      [nth, createHash('sha256').update(token).digest()],
    )
    seats.push(seatOf(url, `stoa-operator=${token}`))
  }
  return seats
}

function seatOf(url: string, cookie: string): Seat {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api/operator${path}`, {
      method,
      headers: {
        cookie,
        ...(body && { origin: url, 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  return { get: path => send('GET', path), post: (path, body) => send('POST', path, body) }
}
