/** Caddy with the reference configuration, and what is asked of HAProxy. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { missingParts } from '../support/parts.ts'
import { makeFolder, removeFolder } from '../support/servers.ts'
import { startCaddy, startCaddyWithTls } from './caddy.ts'
import { answersHealth, servesOtherVersions, tellsVisitorsApart } from './claims.ts'
import { type BalancedShop, startBalancedShop } from './parts.ts'
import { shopThroughRestarts } from './restarts.ts'
import { takesGoodTls } from './tls.ts'

const skip = missingParts('many processes behind Caddy', ['caddy', 'initdb', 'postgres'])
const options = { skip, timeout: 8 * 60_000 }
const TRACKINGS = 10

let shop: BalancedShop
before(
  async () => {
    if (skip) return
    shop = await startBalancedShop(startCaddy, {
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_SIGN_INS_PER_ACCOUNT: '100000',
      RATE_TRACKINGS_PER_ADDRESS: String(TRACKINGS),
    })
  },
  { timeout: 180_000 },
)
after(() => shop?.stop())

test('health is what a balancer and a deploy ask for', options, () => answersHealth(shop))

test('a page of another version finds its scripts', options, () => servesOtherVersions(shop))

test('a visitor’s own X-Forwarded-For is not believed, and visitors are told apart', options, () =>
  tellsVisitorsApart(shop, TRACKINGS),
)

test('visitors by TLS are told to stay with it, and others are sent there', options, async t => {
  const folder = makeFolder('caddy-tls')
  t.after(() => removeFolder(folder))
  const front = await startCaddyWithTls(folder, shop.members)
  t.after(() => front.stop())
  await takesGoodTls(front.port)
  const page = await front.get('/about')
  assert.equal(page.status, 200)
  assert.equal(page.headers['strict-transport-security'], 'max-age=63072000; includeSubDomains')
  const plain = await front.getPlainly('/about')
  assert.equal(plain.status, 308)
  assert.match(plain.headers.get('location') ?? '', /^https:/)
  assert.equal(plain.headers.get('strict-transport-security'), null)
})

test('restarts and kills under 200 shoppers lose nothing and double nothing', options, () =>
  shopThroughRestarts(shop, {
    shoppers: 200,
    accounts: 20,
    rounds: 40,
    restarts: 1,
    kills: 5,
    hasMachineAlone: false,
  }).catch(error => {
    console.log(shop.said())
    throw error
  }),
)
