import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'

test('counts views by the shop’s day and by source, anonymously, and writes them at the close', async () => {
  const test = await buildTestApp()
  try {
    const { db, clock } = test.deps
    const shop = await createShop(db, { timeZone: 'Pacific/Kiritimati' })
    const [mug, bowl] = [await createProduct(db, shop.id), await createProduct(db, shop.id)]
    const see = (product: string, source: string, address = '198.51.100.1') =>
      test.call({
        method: 'POST',
        url: '/api/public/views',
        payload: { product, source },
        remoteAddress: address,
      })
    expect(await see(mug.slug, 'home')).toMatchObject({ status: 204, text: '' })
    await see(mug.slug, 'search')
    await see(bowl.slug, 'search')
    await see('no-such-product', 'search')
    expect(await see(mug.slug, 'newsletter')).toMatchObject({ status: 400 })
    await test.app.close()
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' }).format(clock.now())
    const { rows: sources } = await db.execute(
      sql`select shop_id, day::text, source, views from shop_views order by source`,
    )
    expect(sources).toEqual([
      { shop_id: shop.id, day: today, source: 'home', views: 1 },
      { shop_id: shop.id, day: today, source: 'search', views: 2 },
    ])
    const { rows: products } = await db.execute(
      sql`select product_id, views from product_views order by views`,
    )
    expect(products).toEqual([
      { product_id: bowl.id, views: 1 },
      { product_id: mug.id, views: 2 },
    ])
  } finally {
    await test.close()
  }
})

test('ignores views above the limit of one address, with the same response', async () => {
  const { rateLimits } = (await import('../../src/config.ts')).readConfig({})
  const test = await buildTestApp({ config: { rateLimits: { ...rateLimits, viewsPerAddress: 2 } } })
  try {
    const { db } = test.deps
    const product = await createProduct(db, (await createShop(db)).id)
    for (const remoteAddress of [...Array(4).fill('198.51.100.1'), '198.51.100.2'])
      expect(
        await test.call({
          method: 'POST',
          url: '/api/public/views',
          payload: { product: product.slug, source: 'elsewhere' },
          remoteAddress,
        }),
      ).toMatchObject({ status: 204 })
    await test.app.close()
    const { rows } = await db.execute(sql`select views from shop_views`)
    expect(rows).toEqual([{ views: 3 }])
  } finally {
    await test.close()
  }
})
