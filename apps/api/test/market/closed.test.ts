import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import {
  importSettings,
  openMarket,
  PublishRefused,
  publishSettings,
  restoreSettings,
} from '../../src/modules/market/index.ts'
import { findNewest, insertVersion } from '../../src/modules/market/market.repository.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { useTestApp } from '../app.ts'
import { runCommand, temporaryFile } from '../catalog/command.ts'
import { useTestDatabase } from '../database.ts'
import { signedUp } from '../fixtures.ts'
import { buyerOf, putCheckout, stocked } from '../payments/shop-floor.ts'

const api = useTestApp()
const fresh = useTestDatabase()
const used = useTestDatabase()

const ELSEWHERE = readConfig({ DATABASE_URL: 'postgres://db.example/stoa', SITE_URL: 'https://shop.example' })
const COMPANY = {
  legal: {
    entity: 'Kauppa Oy',
    address: ['Rantatie 1', '00100 Helsinki'],
    country: 'FI',
    register: null,
    responsible: null,
    vatId: null,
  },
  contact: { email: 'terve@kauppa.example', phone: null, operatorInbox: 'toimisto@kauppa.example' },
}

async function publish(change: Partial<MarketSettings>): Promise<void> {
  const { db, market, clock } = api().deps
  await market.refresh()
  const data = { ...market.settings, ...change }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

describe('the first start', () => {
  test('leaves a new marketplace closed, and one that had accounts before open', async () => {
    const [{ db: one }, { db: other }] = [fresh(), used()]
    expect((await openMarket(one, ELSEWHERE)).settings.state).toBe('closed')
    await importSettings(one, ELSEWHERE, new Date())
    expect((await findNewest(one))?.data.state).toBe('closed')

    await other.execute(
      sql`insert into users (id, email, username, password_hash) values (gen_random_uuid(), 'a@b.test', 'A', 'x')`,
    )
    expect((await openMarket(other, ELSEWHERE)).settings.state).toBe('open')
    await importSettings(other, ELSEWHERE, new Date())
    expect((await findNewest(other))?.data.state).toBe('open')
  })

  test('leaves a version of an older release, which has no state, open', async () => {
    const { db } = used()
    const { version, data } = (await findNewest(db))!
    const { state: _, ...older } = data
    await insertVersion(db, {
      version: version + 1,
      data: older as MarketSettings,
      note: '',
      now: new Date(),
    })
    const market = await openMarket(db, ELSEWHERE)
    expect([market.version, market.settings.state]).toEqual([version + 1, 'open'])
    await inTx(db, tx =>
      restoreSettings(tx, { version: version + 1, note: '', now: new Date(), isDemo: false }),
    )
    expect((await findNewest(db))?.data.state).toBe('open')
  })
})

describe('a closed marketplace', () => {
  beforeAll(() => publish({ state: 'closed' }))

  test('takes no checkout and no payment, and says so', async () => {
    const product = await stocked(api(), [{ price: 2_000 }])
    const { token, itemIds, addressId } = await buyerOf(api(), [product])
    const closed = { status: 409, body: { code: 'market.closed', title: 'The marketplace isn’t open yet' } }
    expect(await putCheckout(api(), { token } as never, { itemIds, addressId })).toMatchObject(closed)
    await publish({ state: 'open', ...COMPANY })
    const { body } = await putCheckout(api(), { token } as never, { itemIds, addressId })
    await publish({ state: 'closed' })
    const paying = {
      method: 'POST',
      url: `/api/checkout/${body.id}/payments`,
      token,
      payload: { amountHash: body.amountHash, method: 'card' },
    } as const
    expect(await api().call(paying)).toMatchObject(closed)
  })

  test('lets people log in and read what it will sell, and is ready', async () => {
    await signedUp(api())
    expect(await api().call({ method: 'GET', url: '/api/public/products' })).toMatchObject({ status: 200 })
    expect((await api().call({ method: 'GET', url: '/api/public/market' })).body.state).toBe('closed')
    expect(await api().call({ method: 'GET', url: '/readyz' })).toMatchObject({
      status: 200,
      body: { status: 'ok', market: 'closed' },
    })
  })

  test('opens only once it says who runs it', async () => {
    const { legal } = COMPANY
    const opening = publish({ state: 'open', legal: { ...legal, entity: null, address: [], country: null } })
    await expect(opening).rejects.toMatchObject({
      faults: ['/legal/entity', '/legal/address', '/legal/country'].map(path => ({
        path,
        message: 'A marketplace needs this to open.',
      })),
    })
    await expect(opening).rejects.toThrow(PublishRefused)
  })

  test('stays closed when an earlier version that was open is restored', async () => {
    const { db, market, clock } = api().deps
    await inTx(db, tx => restoreSettings(tx, { version: 1, note: '', now: clock.now(), isDemo: false }))
    await market.refresh()
    expect(market.settings).toMatchObject({ state: 'closed', legal: { entity: 'Stoa Market' } })
  })
})

test('market check lists what is missing, and market apply opens the marketplace', async () => {
  const env = { DATABASE_URL: fresh().url, STOA_DATA_HOME: api().dataDir, SITE_URL: 'https://shop.example' }
  const run = (...args: string[]) => runCommand('market', args, { ...env, MIGRATE: 'wait' })
  const exported = JSON.parse((await run('export')).stdout)
  const open = (change: object) =>
    temporaryFile(
      JSON.stringify({ ...exported, settings: { ...exported.settings, ...change, state: 'open' } }),
    )
  const unnamed = await open({})
  const missing = ['legal/entity', 'legal/address', 'legal/country', 'contact/email', 'contact/operatorInbox']
  const said = missing.map(path => `/${path}: A marketplace needs this to open.\n`).join('')
  expect(await run('check', unnamed)).toMatchObject({ code: 1, stdout: said })
  expect(await run('apply', unnamed)).toMatchObject({ code: 1, stdout: said })

  const whole = await open(COMPANY)
  expect(await run('check', whole)).toMatchObject({ code: 0 })
  expect(await run('apply', whole)).toMatchObject({
    code: 0,
    stdout: `Version ${exported.version + 1} is published.\nThe marketplace is open.\n`,
  })
})
