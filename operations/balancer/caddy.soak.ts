/** Caddy with the reference configuration, and what is asked of HAProxy. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freePort } from '@stoa/testing/ports'
import { missingParts } from '../support/parts.ts'
import { makeFolder, removeFolder, until } from '../support/servers.ts'
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

test('ignores a visitor’s own X-Forwarded-For and distinguishes visitors', options, () =>
  tellsVisitorsApart(shop, TRACKINGS),
)

test('sends HSTS by TLS, redirects other visitors and rejects their calls', options, async t => {
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
  assert.equal(plain.headers.get('location'), 'https://localhost/about')
  assert.equal((await front.getPlainly('/api/public/home')).status, 403)
  assert.equal(plain.headers.get('strict-transport-security'), null)
})

test('a call that failed is logged without its query', options, async t => {
  const folder = makeFolder('caddy-log')
  t.after(() => removeFolder(folder))
  const [publicPort, internalPort, nobody] = [await freePort(), await freePort(), await freePort()]
  const gone = (name: string) => ({ ...shop.members[0]!, name, address: `127.0.0.1:${nobody}` })
  const members = [gone('storefront-1'), gone('api-1')]
  const { server } = startCaddy({ publicPort, internalPort, members, folder })
  t.after(() => server.stop())
  const ticket = 'ticket-of-a-download'
  const ask = (port: number) =>
    fetch(`http://127.0.0.1:${port}/api/gone?ticket=${ticket}`, {
      method: 'POST',
      headers: { referer: `http://127.0.0.1/reset-password?token=${ticket}` },
    })
  await until('Caddy', async () => (await ask(publicPort)).status >= 500, { said: server.log })
  assert.ok((await ask(internalPort)).status >= 500)
  const isLogged = () => server.log().split('"uri":"/api/gone"').length > 2
  await until('a line of each', isLogged, { limitMs: 5_000, said: server.log })
  assert.doesNotMatch(server.log(), new RegExp(ticket))
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
