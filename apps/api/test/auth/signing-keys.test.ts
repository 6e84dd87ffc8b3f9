import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../database.ts'
import { multipart, PASSWORD } from '../fixtures.ts'
import { startServer } from '../server-process.ts'

const database = useTestDatabase()
const [OLD, NEW] = ['q7Rt2mXv9LbK4wZc8HdN1sYf6PgJ3uTe', 'V5nA8eBq1RxM7kTz3WcJ9fHs2LdG6pYu']

test('keeps sessions with a new signing key while the previous one is still accepted', {
  timeout: 240_000,
}, async () => {
  const home = await mkdtemp(join(tmpdir(), 'stoa-keys-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const start = (keys: Record<string, string>) =>
    startServer({ DATABASE_URL: database().url, SEED: 'own', STOA_DATA_HOME: home, ...keys })
  const refresh = async (address: string, refreshToken: string) => {
    const answer = await fetch(`${address}/auth/refresh-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
    return {
      status: answer.status,
      body: (await answer.json()) as { accessToken: string; newRefreshToken: string },
    }
  }
  const statusOf = async (address: string, token: string) =>
    (await fetch(`${address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })).status

  const before = await start({ TOKEN_SECRET: OLD })
  const { payload, headers } = multipart({
    email: 'robin@example.test',
    password: PASSWORD,
    username: 'Robin',
  })
  const url = `${before.address}/api/public/registerWithoutVerify`
  expect((await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })).status).toBe(201)
  const signedIn = await fetch(`${before.address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'robin@example.test', password: PASSWORD }),
  })
  const session = (await signedIn.json()) as { refreshToken: string }
  const rotated = (await refresh(before.address, session.refreshToken)).body

  const after = await start({ TOKEN_SECRET: NEW, TOKEN_SECRET_PREVIOUS: OLD })
  expect(await statusOf(after.address, rotated.accessToken)).toBe(200)
  // A second tab that asks again gets the token that the old key made.
  expect((await refresh(after.address, session.refreshToken)).body.newRefreshToken).toBe(
    rotated.newRefreshToken,
  )
  const renewed = await refresh(after.address, rotated.newRefreshToken)
  expect(renewed.status).toBe(200)
  await jwtVerify(renewed.body.accessToken, createHash('sha256').update(NEW).digest())
  expect(await statusOf(after.address, renewed.body.accessToken)).toBe(200)
  expect(await statusOf(before.address, renewed.body.accessToken)).toBe(401)
})
