import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productMedia, productOptions } from '../../src/modules/catalog/catalog.schema.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'

const app = useTestApp()

async function cardOf(id: string) {
  const { body } = await app().call({ method: 'GET', url: `/api/public/products?ids=${id}` })
  const [card] = body.items
  return { picture: card.picture?.id ?? null, optionCount: card.optionCount }
}

test('shows the first picture on a card when pictures are added, moved and removed', async () => {
  const { db } = app().deps
  const { id } = await createProduct(db, (await createShop(db)).id)
  const names = ['a', 'b', 'c'].map(name => `${name}-${newId()}`)
  const [a, b, c] = names as [string, string, string]
  await db
    .insert(media)
    .values(names.map(name => ({ id: name, source: 'file' as const, path: `${name}.webp` })))
  const picture = async () => (await cardOf(id)).picture
  expect(await picture()).toBeNull()

  const place = (mediaId: string, position: number) => ({ productId: id, mediaId, position })
  await db.insert(productMedia).values([place(b, 1), place(c, 2)])
  expect(await picture()).toBe(b)
  await db.insert(productMedia).values(place(a, 0))
  expect(await picture()).toBe(a)
  await db
    .update(productMedia)
    .set({ position: 9 })
    .where(and(eq(productMedia.productId, id), eq(productMedia.mediaId, a)))
  expect(await picture()).toBe(b)
  await db.delete(media).where(eq(media.id, b))
  expect(await picture()).toBe(c)
  await db.delete(productMedia).where(eq(productMedia.productId, id))
  expect(await picture()).toBeNull()
})

test('a card counts the options that its product is chosen by', async () => {
  const { db } = app().deps
  const { id } = await createProduct(db, (await createShop(db)).id, [
    { colour: 'Rust', size: 'S' },
    { colour: 'Sand', size: 'S' },
  ])
  expect((await cardOf(id)).optionCount).toBe(2)
  await db
    .delete(productOptions)
    .where(and(eq(productOptions.productId, id), eq(productOptions.name, 'Size')))
  expect((await cardOf(id)).optionCount).toBe(1)
})

test('a card names the makers of its shop, the first two and how many more there are', async () => {
  const { db } = app().deps
  const shop = await createShop(db, { city: 'Falmouth' })
  const { id } = await createProduct(db, shop.id)
  const madeBy = async () => {
    const { body } = await app().call({ method: 'GET', url: `/api/public/products?ids=${id}` })
    return body.items[0].madeBy
  }
  expect(await madeBy()).toEqual({ names: [], more: 0, city: 'Falmouth' })
  const makers = ['Ines', 'Tom', 'Ada'].map(name => ({ name, line: '', mediaId: null }))
  await db.update(shops).set({ makers }).where(eq(shops.id, shop.id))
  expect(await madeBy()).toEqual({ names: ['Ines', 'Tom'], more: 1, city: 'Falmouth' })
})
