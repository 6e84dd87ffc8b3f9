/** HAProxy with the reference configuration in front of storefronts and API processes, while they come and go. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { missingParts } from '../support/parts.ts'
import { answersHealth, servesOtherVersions, tellsVisitorsApart } from './claims.ts'
import { startHaproxy, withTls } from './haproxy.ts'
import { type BalancedShop, startBalancedShop } from './parts.ts'
import { shopThroughRestarts } from './restarts.ts'
import { prefersTheStrongest, takesGoodTls } from './tls.ts'

const skip = missingParts('many processes behind HAProxy', ['haproxy', 'initdb', 'openssl', 'postgres'])
const options = { skip, timeout: 180_000 }

const TRACKINGS = 10

let shop: BalancedShop
before(
  async () => {
    if (skip) return
    shop = await startBalancedShop(startHaproxy, {
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_SIGN_INS_PER_ACCOUNT: '5',
      RATE_TRACKINGS_PER_ADDRESS: String(TRACKINGS),
    })
  },
  { timeout: 120_000 },
)
after(() => shop?.stop())

test('visitors by TLS get versions 1.2 and 1.3 with good suites alone, the strongest first', options, () =>
  withTls(async port => {
    await takesGoodTls(port)
    await prefersTheStrongest(port)
  }),
)

test('health is what a balancer and a deploy ask for, and nothing else of the API is open', options, () =>
  answersHealth(shop),
)

test('a page of another version finds its scripts at every storefront', options, () =>
  servesOtherVersions(shop),
)

test('limits hold over all processes', options, async () => {
  const statuses: number[] = []
  for (let at = 0; at < 9; at++) {
    const response = await fetch(`${shop.address}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'target@example.test', password: 'wrong-guess' }),
    })
    statuses.push(response.status)
  }
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429, 429])
})

test('the balancer keeps pictures, and asks for each once', options, async () => {
  const { items } = (await (await fetch(`${shop.address}/api/public/products?limit=1`)).json()) as {
    items: { picture: { base: string; widths: number[] } }[]
  }
  const { base, widths } = items[0]!.picture
  const ask = async () => {
    const answer = await fetch(`${shop.address}${base}/${widths[0]}.avif`)
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      age: answer.headers.get('age'),
      bytes,
    }
  }
  const [first, second] = [await ask(), await ask()]
  assert.equal(first.status, 200)
  assert.match(first.type ?? '', /^image\//)
  assert.equal(first.age, null)
  assert.match(second.age ?? 'asked again', /^\d+$/)
  assert.deepEqual({ ...second, age: null }, first)
})

test('a visitor’s own X-Forwarded-For is not believed, and visitors are told apart', options, () =>
  tellsVisitorsApart(shop, TRACKINGS),
)

test(
  'restarts and a kill under 200 shoppers lose nothing, double nothing and show no error that stays',
  options,
  () =>
    shopThroughRestarts(shop, {
      shoppers: 200,
      accounts: 20,
      rounds: 40,
      restarts: 1,
      kills: 1,
      hasMachineAlone: false,
    }).catch(error => {
      console.log(shop.said())
      throw error
    }),
)
