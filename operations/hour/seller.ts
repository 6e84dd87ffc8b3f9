import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isApiError, multipart } from '@stoa/api-client'
import { inRoot } from '@stoa/testing/paths'
import { ask, Unanswered } from './asking.ts'
import { describe } from './buyer.ts'
import { type Choice, keyed, LOOKS, type Person, pick, type World } from './world.ts'

const MAX_RESTOCK = 12
const PICTURE = new Blob([readFileSync(inRoot('docs/pictures/packing.webp'))], { type: 'image/webp' })

export interface Seller extends Person {
  shopSlug: string
  choices: readonly Choice[]
}

/** Packs and ships what was ordered, restocks and adds products, until the run is over. */
export async function beSeller(world: World, seller: Seller): Promise<void> {
  const { notes, random, isOver } = world
  while (!isOver()) {
    await sleep(random() * 2 * LOOKS)
    if (isOver()) return
    const chance = random()
    try {
      if (chance < 0.6) await packAndShip(world, seller)
      else if (chance < 0.85) await restock(world, seller)
      else await addProduct(world, seller)
    } catch (error) {
      if (error instanceof Unanswered) notes.count('gave up')
      else notes.unexpected.push(describe(error))
    }
  }
}

const ofShop = ({ shopSlug }: Seller) => ({ 'Stoa-Shop': shopSlug })

async function packAndShip(world: World, seller: Seller): Promise<void> {
  const { notes, promises } = world
  const { client } = seller
  const header = ofShop(seller)
  const { items } = await ask(notes, 'orders of the shop', () =>
    client.GET('/api/seller/orders', { params: { header, query: { view: 'to_confirm', limit: 10 } } }),
  )
  if (items.length === 0) return
  const { number } = pick(world, items)
  const packing = { path: { number }, header: { ...header, ...keyed().header } }
  const order = await ask(notes, 'pack', () =>
    client.POST('/api/seller/orders/{number}/fulfillments', { params: packing, body: {} }),
  ).catch(error => {
    // Another member of the shop was quicker.
    if (!isApiError(error) || error.status !== 409) throw error
    notes.count('packed already')
    return null
  })
  const parcel = order?.fulfillments.at(-1)
  if (!parcel) return
  promises.packed.add(parcel.id)
  notes.count('parcels packed')
  const params = { path: { number, id: parcel.id }, header }
  await ask(notes, 'ship', () =>
    client.POST('/api/seller/orders/{number}/fulfillments/{id}/ship', { params, body: {} }),
  ).catch(error => {
    // The first answer was lost: it is shipped.
    if (!isApiError(error) || error.status !== 409) throw error
  })
  promises.shipped.add(parcel.id)
  notes.count('parcels shipped')
}

async function restock(world: World, seller: Seller): Promise<void> {
  const { notes, promises } = world
  const { variantId } = pick(world, seller.choices)
  const delta = 1 + Math.floor(world.random() * MAX_RESTOCK)
  const note = randomUUID()
  const entry = { note, variantId, delta, isSure: false }
  const params = { path: { id: variantId }, header: { ...ofShop(seller), ...keyed().header } }
  promises.restocked.push(entry)
  await ask(notes, 'restock', () =>
    seller.client.POST('/api/seller/variants/{id}/stock', { params, body: { from: 0, to: delta, note } }),
  )
  entry.isSure = true
  notes.count('restocks')
}

async function addProduct(world: World, seller: Seller): Promise<void> {
  const uploading = { header: { ...ofShop(seller), ...keyed().header } }
  const { id: mediaId } = await ask(world.notes, 'upload picture', () =>
    seller.client.POST('/api/seller/pictures', {
      params: uploading,
      body: { picture: PICTURE as unknown as string },
      bodySerializer: multipart,
    }),
  )
  const entry = { name: `Hour ${randomUUID()}`, isSure: false }
  world.promises.products.push(entry)
  const params = { header: { ...ofShop(seller), ...keyed().header } }
  const body = { name: entry.name, pictures: [{ mediaId }] }
  await ask(world.notes, 'add product', () => seller.client.POST('/api/seller/products', { params, body }))
  entry.isSure = true
  world.notes.count('products added')
}
