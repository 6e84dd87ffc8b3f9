import { expect, test } from 'vitest'
import { createArgon2 } from '../../src/adapters/argon2.ts'
import { buildApp } from '../../src/app.ts'
import { useTestApp } from '../app.ts'
import { multipart, PASSWORD } from '../fixtures.ts'

const api = useTestApp()
const ROUNDS = 100

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!

/** Known and unknown addresses in turn, so that what else the machine does falls on both. */
test.skipIf(!process.env.STOA_SOAK)(
  'the time of an answer, known address to unknown, is printed: nothing is asserted about it',
  { timeout: 300_000 },
  async () => {
    const email = 'known@example.test'
    // Passwords hashed as strongly as in earnest.
    const app = await buildApp({ ...api().deps, passwords: createArgon2() })
    const form = multipart({ email, password: PASSWORD, username: 'Robin' })
    const url = '/api/public/registerWithoutVerify'
    expect((await app.inject({ method: 'POST', url, ...form })).statusCode).toBe(201)
    const calls = {
      'forgot-password': (address: string) =>
        app.inject({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email: address }) }),
      'signin with a wrong password': (address: string) =>
        app.inject({
          method: 'POST',
          url: '/api/auth/signin',
          payload: { email: address, password: 'not-the-password' },
        }),
    }
    for (const [name, call] of Object.entries(calls)) {
      const times = { known: [] as number[], unknown: [] as number[] }
      const words = new Set<string>()
      for (let at = 0; at < ROUNDS; at++) {
        const pair = [
          ['known', email],
          ['unknown', `nobody-${at}@example.test`],
        ] as const
        // Who comes second finds a warmer machine: they take turns.
        for (const [kind, address] of at % 2 ? pair : [pair[1], pair[0]]) {
          const began = performance.now()
          const { body } = await call(address)
          times[kind].push(performance.now() - began)
          words.add(body.replace(/"requestId":"[^"]*"/, ''))
        }
      }
      expect(words.size).toBe(1)
      const [known, unknown] = [median(times.known), median(times.unknown)]
      console.log(
        `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ratio ${(known / unknown).toFixed(3)} (medians of ${ROUNDS})`,
      )
    }
    await app.close()
  },
)
