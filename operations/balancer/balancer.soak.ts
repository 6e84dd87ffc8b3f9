/** Like the quick suite, but longer: every process is restarted three times, and killed twice. */
import { test } from 'node:test'
import { missingParts } from '../support/parts.ts'
import { startHaproxy } from './haproxy.ts'
import { startBalancedShop } from './parts.ts'
import { shopThroughRestarts } from './restarts.ts'

const skip = missingParts('many processes behind HAProxy, for long', ['haproxy', 'initdb', 'postgres'])

test('many restarts and kills lose nothing and double nothing', { skip, timeout: 20 * 60_000 }, async t => {
  const shop = await startBalancedShop(startHaproxy, {
    RATE_AUTH_PER_ADDRESS: '100000',
    RATE_SIGN_INS_PER_ACCOUNT: '100000',
  })
  t.after(() => shop.stop())
  await shopThroughRestarts(shop, {
    shoppers: 400,
    accounts: 100,
    rounds: 2_000,
    restarts: 3,
    kills: 10,
    hasMachineAlone: true,
  }).catch(error => {
    console.log(shop.said())
    throw error
  })
})
