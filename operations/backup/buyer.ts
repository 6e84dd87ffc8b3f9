import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { ADDRESS } from '../support/address.ts'
import type { Shop } from './shop.ts'

export const BUYER = { email: 'buyer@stoa.example', password: 'stoa-demo-2026' }

export async function signIn(shop: Shop): Promise<string> {
  const { status, body } = await shop.ask('POST', '/api/auth/signin', { body: BUYER })
  assert.equal(status, 200, JSON.stringify(body))
  return body.token
}

/** Products without options, so that an id is all that a cart needs. */
export async function findChoices(shop: Shop, count: number): Promise<string[]> {
  const { body } = await shop.ask('GET', '/api/public/products?limit=48&inStock=true')
  const found = body.items.filter(({ optionCount }: { optionCount: number }) => optionCount === 0)
  assert.ok(found.length >= count)
  return found.slice(0, count).map(({ id }: { id: string }) => id)
}

export const addToCart = (shop: Shop, token: string, productId: string) =>
  shop.ask('POST', '/api/cart/add', {
    token,
    body: { productDTO: { id: productId }, quantity: 1, optionIds: [] },
  })

export async function addAddress(shop: Shop, token: string): Promise<string> {
  const { status, body } = await shop.ask('POST', '/api/user/addresses', { token, body: ADDRESS })
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}

/** Buys what lies in the cart, with the test provider's card. */
export async function buy(
  shop: Shop,
  token: string,
  pay: (reference: string) => Promise<void>,
): Promise<void> {
  const addressId = await addAddress(shop, token)
  const cart = await shop.ask('GET', '/api/cart/findAll', { token })
  const itemIds = cart.body.flatMap((group: { cartDTOList: { id: string }[] }) =>
    group.cartDTOList.map(({ id }) => id),
  )
  const quoted = await shop.ask('PUT', '/api/checkout', {
    token,
    body: { itemIds, addressId },
  })
  assert.equal(quoted.status, 200, JSON.stringify(quoted.body))
  const { id, amountHash } = quoted.body
  const begun = await shop.ask('POST', `/api/checkout/${id}/payments`, {
    token,
    body: { amountHash, method: 'card' },
  })
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  await pay(begun.body.reference)
  const paid = await shop.ask('POST', `/api/payments/${begun.body.id}/confirm`, { token })
  assert.equal(paid.body.status, 'paid', JSON.stringify(paid.body))
}

/** Uploads a profile picture and returns its URL. */
export async function uploadPortrait(shop: Shop, token: string): Promise<string> {
  const form = new FormData()
  form.set('username', 'Bea Buyer')
  const picture = readFileSync(inRoot('docs/pictures/packing.webp'))
  form.set('avatar', new Blob([picture], { type: 'image/webp' }), 'me.webp')
  const { status, body } = await shop.ask('POST', '/api/user/update_profile', { token, body: form })
  assert.equal(status, 200, JSON.stringify(body))
  return body.avatar
}

export async function fetchBytes(shop: Shop, path: string): Promise<Buffer> {
  const answer = await fetch(shop.address + path)
  assert.equal(answer.headers.get('content-type'), 'image/webp')
  return Buffer.from(await answer.arrayBuffer())
}
