import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { signedUp } from '../fixtures.ts'

const CONNECTIONS = 8
const api = useTestApp({ connections: CONNECTIONS })

/** Two addresses of one network, and one of another. */
const [BUSY, NEIGHBOR, OTHER] = ['198.51.100.7', '198.51.100.99', '203.0.113.5'] as const

test('leaves connections for others while one visitor’s statements hang', async () => {
  const { call, database } = api()
  const { token } = await signedUp(api())
  const list = (q: number | string, remoteAddress: string) =>
    call({ method: 'GET', url: `/api/public/products?q=mug${q}`, remoteAddress })
  const statementsThatWait = async () => {
    const { rows } = await database.db.execute(sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows[0]?.n
  }
  const hanging = await database.pool.connect()
  try {
    await hanging.query('begin; lock table products')
    const busy = Array.from({ length: 3 * CONNECTIONS }, (_, at) => list(at, at % 2 ? BUSY : NEIGHBOR))
    await expect.poll(statementsThatWait).toBe(CONNECTIONS / 4)
    const others = [
      call({ method: 'GET', url: '/api/user/me', token, remoteAddress: BUSY }),
      call({
        method: 'POST',
        url: '/api/auth/signin',
        payload: { email: 'nobody@example.test', password: 'wrong-password' },
        remoteAddress: OTHER,
      }),
    ]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 401])
    expect(await statementsThatWait()).toBe(CONNECTIONS / 4)

    // Another visitor doesn't wait for the turn of one who asked for the same.
    const same = [list(0, OTHER), list(3 * CONNECTIONS - 1, OTHER)]
    await expect.poll(statementsThatWait).toBe(CONNECTIONS / 4 + 1)
    await hanging.query('rollback')
    expect((await Promise.all(same)).map(({ status }) => status)).toEqual([200, 200])
    await Promise.all(busy)
  } finally {
    hanging.release()
  }
})
