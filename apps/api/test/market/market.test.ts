import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  faultsOf,
  importSettings,
  openMarket,
  publishSettings,
  restoreSettings,
  settingsAt,
} from '../../src/modules/market/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { useTestApp } from '../app.ts'
import { runCommand, temporaryFile } from '../catalog/command.ts'
import { createProduct, createShop } from '../fixtures.ts'

const api = useTestApp()

/** Publishes the settings that hold, with a change. */
async function publish(change: Partial<MarketSettings>, basedOn?: number): Promise<number> {
  const { db, market, clock } = api().deps
  await market.refresh()
  const data = { ...market.settings, ...change }
  return inTx(db, tx =>
    publishSettings(tx, { data, basedOn: basedOn ?? market.version, note: '', now: clock.now() }),
  )
}

const get = async (url: string) => (await api().call({ method: 'GET', url })).body

describe('the settings of a marketplace', () => {
  test('begin with what the environment says at the first start, and ignore it afterwards', async () => {
    const { db, config, clock } = api().deps
    const market = { ...config.market, name: 'Kauppa', currency: 'EUR', set: ['CURRENCY'] }
    expect(await importSettings(db, { ...config, market }, clock.now())).toEqual(['CURRENCY'])
    expect((await openMarket(db, { ...config, market })).settings).toMatchObject({
      name: 'Stoa',
      money: { currency: 'USD' },
    })
  })

  test('hold at once in answers that were cached before, with their prices', async () => {
    const { db, market } = api().deps
    const { slug } = await createProduct(db, (await createShop(db)).id, [{ price: 2_000 }])
    const priceOf = async () => (await get(`/api/public/products/${slug}`)).delivery.offers[0].price
    expect([await priceOf(), (await get('/api/public/market')).shippingPrices.standard]).toEqual([6.99, 6.99])

    const version = await publish({
      delivery: { ...market.settings.delivery, prices: { standard: 400, premium: 900, express: 1_900 } },
    })

    expect(await get('/api/public/market')).toMatchObject({
      version,
      shippingPrices: { standard: 4, premium: 9, express: 19 },
    })
    expect(await priceOf()).toBe(4)
  })

  test('reach a process that reads no catalog', async () => {
    const { db, config } = api().deps
    const other = await openMarket(db, config)
    await publish({ tagline: 'shops by the sea' })
    await other.refresh()
    expect(other.settings.tagline).toBe('shops by the sea')
  })

  test('are refused to the second of two who publish at once', async () => {
    const { market } = api().deps
    await market.refresh()
    const { version } = market
    const results = await Promise.allSettled([
      publish({ tagline: 'one' }, version),
      publish({ tagline: 'two' }, version),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find(each => each.status === 'rejected')
    expect(String(refused?.reason)).toContain(`Version ${version + 1} was published since`)
  })

  test('name all faults at once, with their places', async () => {
    const { settings } = api().deps.market
    const { name: _, ...rest } = settings
    const wrong = {
      ...rest,
      colors: {},
      money: { ...settings.money, currency: 'euro', commissionBasisPoints: 10_001 },
      returns: { days: 0, sendDays: 14, labelDays: 3 },
      social: [{ label: 'Chat', href: 'http://chat.example' }],
      menu: {
        footer: [
          { label: 'Ours', href: '/category/lighting' },
          { label: 'Theirs', href: '//evil.example' },
          { label: 'Code', href: 'javascript:alert(1)' },
        ],
      },
    }
    expect(
      faultsOf(wrong)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/colors',
      '/menu/footer/1/href',
      '/menu/footer/2/href',
      '/money/commissionBasisPoints',
      '/money/currency',
      '/name',
      '/returns/days',
      '/social/0/href',
    ])
    expect(faultsOf({ ...settings, money: { ...settings.money, currency: 'QQQ' } })).toEqual([
      { path: '/money/currency', message: 'There is no currency QQQ.' },
    ])
    expect(faultsOf(null)).toEqual([{ path: '/', message: 'This has to be an object.' }])
    await expect(publish({ name: '\n' })).rejects.toThrow('faults')
  })

  test('come back as a new version, and no version changes', async () => {
    const { db, market, clock } = api().deps
    await publish({ tagline: 'before' })
    await market.refresh()
    const before = market.version
    await publish({ tagline: 'after' })
    const restored = await inTx(db, tx =>
      restoreSettings(tx, {
        version: before,
        note: 'Back',
        now: clock.now(),
        isDemo: false,
      }),
    )
    await market.refresh()
    expect([market.version, market.settings.tagline]).toEqual([restored, 'before'])
    await expect(
      inTx(db, tx => restoreSettings(tx, { version: 999, note: '', now: clock.now(), isDemo: false })),
    ).rejects.toThrow('There is no version 999.')
    for (const change of [sql`update market_settings set note = 'x'`, sql`delete from market_settings`])
      await expect(db.execute(change)).rejects.toThrow()
  })

  test('that held when a payment began hold for its orders', async () => {
    const { deps, clock } = api()
    await publish({ returns: { days: 60, sendDays: 14, labelDays: 3 } })
    const began = clock.now()
    clock.advance(1_000)
    await publish({ returns: { days: 20, sendDays: 14, labelDays: 3 } })
    await deps.market.refresh()
    const daysAt = async (at: Date) => (await settingsAt(deps.db, deps.market, at)).returns.days
    expect([await daysAt(began), await daysAt(clock.now())]).toEqual([60, 20])
    // Nothing was published then: the demo's past payments have what holds now.
    expect(await daysAt(new Date('2020-01-01'))).toBe(20)
  })

  test('keep their currency after the first order', async () => {
    const { db, market } = api().deps
    await publish({ money: { ...market.settings.money, currency: 'EUR' } })
    expect((await get('/api/public/market')).currency).toBe('EUR')
    await db.execute(
      sql`insert into order_groups (id, number, currency, placed_at) values (${newId()}, 'FIRST', 'EUR', now())`,
    )
    await expect(publish({ money: { ...market.settings.money, currency: 'JPY' } })).rejects.toThrow(
      'The currency can’t become JPY: orders were placed in EUR',
    )
    await publish({ money: { ...market.settings.money, feeTaxBasisPoints: 1_900 } })
  })
})

test('market exports, checks, applies, lists and restores settings', async () => {
  const env = { DATABASE_URL: api().database.url, STOA_DATA_HOME: api().dataDir, SEED: 'own' }
  const run = (...args: string[]) => runCommand('market', args, env)
  const exported = JSON.parse((await run('export')).stdout)
  const changed = { ...exported, settings: { ...exported.settings, name: 'Kauppa' } }
  const file = await temporaryFile(JSON.stringify(changed))

  expect(await run('check', file)).toMatchObject({ code: 0, stdout: 'These settings can be applied.\n' })
  const next = exported.version + 1
  expect(await run('apply', file, '--note', 'Renamed')).toMatchObject({
    code: 0,
    stdout: `Version ${next} is published.\n`,
  })
  expect(await run('apply', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Version ${next} was published since`),
  })
  expect((await run('history')).stdout).toMatch(new RegExp(`^${next}  .* Renamed\n`))
  expect(await run('restore', String(exported.version))).toMatchObject({
    code: 0,
    stdout: `Version ${exported.version} is published again, as version ${next + 1}.\n`,
  })

  const faulty = await temporaryFile(JSON.stringify({ ...exported, settings: { name: '' } }))
  const { code, stdout } = await run('check', faulty)
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^\/tagline: .*\n(.*\n)*\/name: /m)])
  expect(await run('apply', faulty)).toMatchObject({ code: 1, stdout })
  expect(await run('check', await temporaryFile('{'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is no JSON'),
  })
})
