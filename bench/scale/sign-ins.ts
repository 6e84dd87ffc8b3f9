import autocannon from 'autocannon'
import { logInOf, register } from '../api/shoppers.ts'

const PEOPLE = 100
const READERS = 10
const ROUNDS = 3

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Prints the p99 of lists with and without a hundred concurrent logins, which repeat as soon as all are done. Each
 * login computes an Argon2 hash, for which lists must not wait.
 */
export async function signInFigures(
  api: string,
  lists: readonly string[],
  seconds: number,
  say: (line: string) => void,
): Promise<void> {
  for (let nth = 0; nth < PEOPLE; nth++) await register(api, nth)
  let turn = 0
  const next = () => lists[turn++ % lists.length]!
  // What autocannon answers is no promise yet, though it can be awaited.
  const read = async () =>
    autocannon({
      url: api,
      connections: READERS,
      duration: seconds,
      requests: [{ method: 'GET', setupRequest: asked => ({ ...asked, path: next() }) }],
    })

  const figures = { without: [] as number[], with: [] as number[] }
  let signedIn = 0
  let failed = 0
  await read()
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await read()
    let isRead = false
    const reading = read().finally(() => {
      isRead = true
    })
    while (!isRead) {
      const entered = await Promise.all(Array.from({ length: PEOPLE }, (_, nth) => signIn(api, nth)))
      signedIn += entered.filter(Boolean).length
      failed += entered.filter(one => !one).length
    }
    const among = await reading
    figures.without.push(alone.latency.p99)
    figures.with.push(among.latency.p99)
    failed += [alone, among].reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0)
  }
  const [without, among] = [medianOf(figures.without), medianOf(figures.with)]
  say(
    `\nlists, p99 of ${READERS} readers  ${without} ms alone, ${among} ms while ${PEOPLE} people sign in at once (${(among / Math.max(1, without)).toFixed(1)} times); ${signedIn} log-ins, ${failed} calls failed`,
  )
}

async function signIn(api: string, nth: number): Promise<boolean> {
  const answer = await fetch(`${api}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(logInOf(nth)),
  })
  await answer.arrayBuffer()
  return answer.ok
}
