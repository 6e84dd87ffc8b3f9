import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, type Person } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import { buyerOf, putCheckout, type ShopFloor } from '../payments/shop-floor.ts'

const api = useTestApp()
const ADDRESS = { line1: '1 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' }
const STANDARD = { tier: 'standard', price: null, transitMin: 3, transitMax: 5, poBoxes: true }
const place = (country: string, region: string | null = null) => ({ country, region })
const zone = (name: string, change: object = {}) => ({
  name,
  places: [],
  restOfWorld: false,
  freeFrom: null,
  tiers: [STANDARD],
  ...change,
})
const delivery = (...zones: object[]) => ({
  dispatchAddress: ADDRESS,
  returnAddress: null,
  handlingDays: 2,
  zones,
})

async function opened() {
  const shop = await createShop(api().deps.db)
  const owner = await memberOf(api() as ShopFloor, shop.id, 'owner')
  return { ...shop, owner }
}
function editor({ token }: Person) {
  const { call } = api()
  const url = '/api/seller/delivery'
  return {
    read: () => call({ method: 'GET', url, token }),
    save: (version: number, payload: object) =>
      call({ method: 'PUT', url, token, headers: { 'if-match': `"${version}"` }, payload }),
    log: () => call({ method: 'GET', url: '/api/seller/shop/log?limit=1', token }),
  }
}

test('[SEL-03] stores addresses and zones, and prices checkouts by them', async () => {
  const { id, owner } = await opened()
  const { read, save, log } = editor(owner)
  expect((await read()).body).toMatchObject({
    version: 1,
    dispatchAddress: null,
    returnAddress: null,
    handlingDays: 0,
    zones: [{ places: [], restOfWorld: true, freeFrom: null, tiers: [{}, {}, {}] }],
  })
  const wanted = delivery(
    zone(' Home ', { places: [place('NO')], freeFrom: 50 }),
    zone('Far', {
      places: [place('US', 'oregon'), place('CA')],
      tiers: [{ ...STANDARD, tier: 'express', price: 41.5, transitMin: 4, transitMax: 6 }, STANDARD],
    }),
    zone('Not there', { places: [place('US')], tiers: [] }),
    zone('World', { restOfWorld: true }),
  )
  const saved = await save(1, wanted)
  expect(saved, saved.text).toMatchObject({
    status: 200,
    headers: { etag: '"2"' },
    body: {
      version: 2,
      dispatchAddress: { line1: '1 Quay', countryCode: 'NO' },
      returnAddress: null,
      handlingDays: 2,
      zones: [
        { name: 'Home', places: [place('NO')], restOfWorld: false, freeFrom: 50 },
        // A region is stored as addresses are, and tiers in one order.
        {
          places: [place('CA'), place('US', 'OR')],
          tiers: [
            { tier: 'standard', price: null },
            { tier: 'express', price: 41.5, transitMax: 6 },
          ],
        },
        { tiers: [] },
        { restOfWorld: true, places: [] },
      ],
    },
  })
  expect((await read()).body).toEqual(saved.body)
  expect((await log()).body.items[0]).toMatchObject({
    what: 'shop.updated',
    changes: expect.arrayContaining([{ name: 'handlingDays', from: 0, to: 2 }]),
  })
  // The same again is no change.
  expect((await save(2, wanted)).body.version).toBe(2)
  const returnAddress = { ...ADDRESS, line1: '2 Quay' }
  expect((await save(2, { ...wanted, returnAddress })).body).toMatchObject({
    version: 3,
    returnAddress: { line1: '2 Quay' },
  })
  expect((await save(3, { ...wanted, returnAddress: ADDRESS })).body.returnAddress).toBeNull()

  const buyer = await buyerOf(api(), [await createProduct(api().deps.db, id, [{}])])
  const { itemIds, addressId } = buyer
  const { body } = await putCheckout(api(), buyer, { itemIds, addressId })
  expect(body.groups[0]).toMatchObject({
    duties: true,
    tiers: [
      { tier: 'standard', price: 6.99 },
      { tier: 'express', price: 41.5 },
    ],
  })
})

test('[SEL-03] rejects zones that contradict each other, each fault at its field', async () => {
  const { owner } = await opened()
  const { save, read } = editor(owner)
  const faults = async (...zones: object[]) => {
    const { status, body } = await save(1, delivery(...zones))
    expect(status).toBe(400)
    return body.fields.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])
  }
  const home = zone('Home', { places: [place('NO')] })
  expect(await faults(home, zone('Two', { places: [place('SE'), place('NO')] }))).toEqual([
    ['/zones/1/places/1', 'duplicate'],
  ])
  expect(
    await faults(zone('A', { places: [place('US', 'HI')] }), zone('B', { places: [place('US', 'Hawaii')] })),
  ).toEqual([['/zones/1/places/0', 'duplicate']])
  expect(await faults(zone('A', { restOfWorld: true }), zone('B', { restOfWorld: true }))).toEqual([
    ['/zones/1/restOfWorld', 'duplicate'],
  ])
  expect(await faults(home, zone('Empty'))).toEqual([['/zones/1/places', 'missing']])
  expect(await faults(zone('A', { places: [place('US', 'Bergen')] }))).toEqual([
    ['/zones/0/places/0/region', 'unknown'],
  ])
  expect(await faults({ ...home, tiers: [] })).toEqual([['/zones', 'missing']])
  expect(await faults({ ...home, tiers: [STANDARD, STANDARD] })).toEqual([
    ['/zones/0/tiers/1/tier', 'duplicate'],
  ])
  expect(await faults({ ...home, tiers: [{ ...STANDARD, transitMin: 6 }] })).toEqual([
    ['/zones/0/tiers/0/transitMax', 'order'],
  ])
  expect(await faults({ ...home, freeFrom: 10, tiers: [{ ...STANDARD, tier: 'express' }] })).toEqual([
    ['/zones/0/freeFrom', 'unused'],
  ])
  expect(await faults({ ...home, freeFrom: 50.005, tiers: [{ ...STANDARD, price: 6.995 }] })).toEqual([
    ['/zones/0/tiers/0/price', 'format'],
    ['/zones/0/freeFrom', 'format'],
  ])
  const { status, body } = await save(1, {
    ...delivery(home),
    returnAddress: { ...ADDRESS, postalCode: '' },
  })
  expect([status, body.fields]).toMatchObject([400, [{ pointer: '/returnAddress/postalCode' }]])
  expect((await read()).body.version).toBe(1)
})

test('[SEL-03] a save in another tab since then is named, and nothing is overwritten', async () => {
  const { owner } = await opened()
  const { save, read } = editor(owner)
  const mine = delivery(zone('Mine', { restOfWorld: true }))
  expect((await save(1, { ...mine, handlingDays: 7 })).status).toBe(200)
  const moved = { ...mine, handlingDays: 7, dispatchAddress: { ...ADDRESS, line1: '9 Quay' } }
  expect((await save(2, moved)).status).toBe(200)
  const refused = await save(1, mine)
  expect(refused).toMatchObject({ status: 412, body: { code: 'edit.conflict', conflict: { version: 3 } } })
  expect(refused.body.conflict.changes.map(({ path }: { path: string }) => path).sort()).toEqual([
    'dispatchAddress',
    'handlingDays',
    'zones',
  ])
  expect(refused.body.conflict.changes).toContainEqual(
    expect.objectContaining({ path: 'handlingDays', theirs: 7, yours: 2, isBoth: true }),
  )
  expect((await read()).body).toMatchObject({
    version: 3,
    handlingDays: 7,
    dispatchAddress: { line1: '9 Quay' },
  })
})
