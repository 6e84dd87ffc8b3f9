import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { pgErrorOf } from '../../src/platform/db/errors.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId, stableId } from '../../src/platform/ids.ts'
import { useTestDatabase } from '../database.ts'

const database = useTestDatabase()

async function seedLine() {
  const { db } = database()
  const shop = newId()
  await db.insert(shops).values({ id: shop, name: 'Kiln', slug: `kiln-${shop}` })
  const ids = [newId(), newId(), newId(), newId()]
  const slugs = ids.map((id, i) => `level-${i}-${id.slice(-6)}`)
  for (const [i, id] of ids.entries())
    await db.insert(categories).values({
      id,
      parentId: ids[i - 1] ?? null,
      name: `Level ${i + 1}`,
      slug: slugs[i]!,
      path: slugs.slice(0, i + 1).join('/'),
      depth: i + 1,
      source: 'seed',
    })
  return { shop, ids }
}

test('a product carries the three levels of its category, and follows it when it moves', async () => {
  const { db } = database()
  const { shop, ids } = await seedLine()
  const id = newId()
  await db
    .insert(products)
    .values({ id, shopId: shop, categoryId: ids[3]!, name: 'Cove mug', slug: id, priceMin: 2400 })
  const levels = () =>
    db
      .select({ l1: products.categoryL1, l2: products.categoryL2, l3: products.categoryL3 })
      .from(products)
      .where(eq(products.id, id))
  expect(await levels()).toEqual([{ l1: ids[0], l2: ids[1], l3: ids[2] }])

  await db.update(categories).set({ parentId: ids[0]! }).where(eq(categories.id, ids[3]!))
  expect(await levels()).toEqual([{ l1: ids[0], l2: ids[3], l3: null }])
})

test('finds text by stem, without accents, and by similarity', async () => {
  const { db } = database()
  const { shop } = await seedLine()
  const id = newId()
  await db.insert(products).values({
    id,
    shopId: shop,
    name: 'Crème brûlée dishes',
    slug: id,
    priceMin: 1000,
    priceSaleMin: 800,
    ratingSum: 9,
    ratingCount: 2,
    descriptionHtml: '<p>Glazed <b>stoneware</b></p>',
  })
  const found = await db
    .select({ pay: products.effectivePriceMin, mean: products.ratingMean })
    .from(products)
    .where(
      sql`${products.search} @@ to_tsquery('stoa', 'creme & dish & stonew:*')
        and exists (select 1 from search_words where word_similarity('bruelee', word) > 0.4)`,
    )
  expect(found).toEqual([{ pay: 800, mean: 450 }])
})

test("the database's own error is found behind the wrapper", async () => {
  const { db } = database()
  const { shop } = await seedLine()
  const failed = await db
    .insert(shops)
    .values({ id: newId(), name: 'Again', slug: `kiln-${shop}` })
    .catch(error => error)
  expect(pgErrorOf(failed)).toMatchObject({ code: '23505', constraint: 'shops_slug_key' })
})

test('the ids of the demo data are the same everywhere', () => {
  expect(stableId('product', 'cove-mug')).toBe('92202349-18f6-5d81-be45-0c6358b45d3c')
  expect(stableId('product', 'cove-mug')).not.toBe(stableId('productcove-mug'))
})

test('refuses a query outside the open transaction, so that none slips into the product', async () => {
  const { db } = database()
  const beside = inTx(db, async () => {
    await db.select().from(shops)
  })
  await expect(beside).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/beside the open transaction/) },
  })
  await expect(inTx(db, tx => tx.select().from(shops))).resolves.toBeInstanceOf(Array)
})
