import { setTimeout as sleep } from 'node:timers/promises'
import { isApiError } from '@stoa/api-client'
import { ADDRESS } from '../support/address.ts'
import { ask, askPage, Unanswered } from './asking.ts'
import { additionOf } from './promises.ts'
import { createPerson, keyed, LOOKS, type Person, pick, register, type World } from './world.ts'

const WORDS = ['mug', 'lamp', 'walnut', 'linen', 'bowl', 'candle', 'tray', 'blanket']
/** Mostly cards that pay; the others as often as it happens. */
const CARDS = ['0002', '0002', '0002', '0002', '0002', '0010', '0044', '0051', '0077', '0085']

interface Buyer extends Person {
  addressId: string | null
}

/** Looks around, searches, puts into the cart and pays, until the run is over. */
export async function beBuyer(world: World): Promise<void> {
  const { notes, random, isOver } = world
  const buyer: Buyer = { ...createPerson(world), addressId: null }
  let isRegistered = false
  while (!isOver()) {
    await sleep(random() * 2 * LOOKS)
    if (isOver()) return
    try {
      if (!isRegistered) {
        await register(world, buyer)
        isRegistered = true
      }
      const chance = random()
      if (chance < 0.2) await look(world)
      else if (chance < 0.5) await search(world)
      else if (chance < 0.55) await wish(world, buyer)
      else if (chance < 0.85) await add(world, buyer)
      else await buy(world, buyer)
    } catch (error) {
      if (error instanceof Unanswered) notes.count('gave up')
      else notes.unexpected.push(describe(error))
    }
  }
}

export const describe = (error: unknown): string =>
  isApiError(error)
    ? `${error.kind} ${error.status} ${error.code} ${error.message} ${error.stack?.split('\n').slice(1, 6).join(' ')}`
    : String(error instanceof Error ? error.stack : error)

async function look(world: World): Promise<void> {
  const paths = ['/', '/all-product', `/product/${pick(world, world.choices).slug}`, '/best-seller']
  await askPage(world.notes, `${world.address}${pick(world, paths)}`)
  world.notes.count('pages')
}

async function search(world: World): Promise<void> {
  const { notes, address } = world
  const { client } = createPerson(world, 'guest')
  if (world.random() < 0.2) await askPage(notes, `${address}/search?q=${pick(world, WORDS)}`)
  else
    await ask(notes, 'search', () =>
      client.GET('/api/public/products', { params: { query: { q: pick(world, WORDS), limit: 12 } } }),
    )
  notes.count('searches')
}

async function wish(world: World, { client, email }: Buyer): Promise<void> {
  const { productId } = pick(world, world.choices)
  await ask(world.notes, 'wish', () =>
    client.PUT('/api/user/wish-list/products/{productId}', { params: { path: { productId } }, body: {} }),
  )
  world.promises.wishes.push({ email, productId })
}

async function add(world: World, { client, email }: Buyer): Promise<void> {
  const { productId } = pick(world, world.choices)
  const addition = additionOf(world.promises, email, productId)
  const params = keyed()
  const body = { productDTO: { id: productId }, quantity: 1, optionIds: [] }
  try {
    await ask(world.notes, 'add to cart', () => client.POST('/api/cart/add', { params, body }))
    addition.told += 1
    world.notes.count('additions')
  } catch (error) {
    if (error instanceof Unanswered) addition.unsure += 1
    else if (isApiError(error) && error.status === 409) return world.notes.count('sold out')
    throw error
  }
}

async function buy(world: World, buyer: Buyer): Promise<void> {
  const { notes, promises, random } = world
  const { client, email } = buyer
  // As the page does: what is being paid is watched, and not bought a second time.
  const current = await ask(notes, 'read checkout', () => client.GET('/api/checkout')).catch(error => {
    if (!isApiError(error) || error.status !== 404) throw error
    return null
  })
  if (current?.status === 'paying' && current.payment) return watch(world, buyer, current.payment.id)
  if (!buyer.addressId) {
    const { id } = await ask(notes, 'address', () => client.POST('/api/user/addresses', { body: ADDRESS }))
    promises.addresses.push({ email, id })
    buyer.addressId = id
  }
  const { addressId } = buyer
  const groups = await ask(notes, 'read cart', () => client.GET('/api/cart/findAll'))
  const itemIds = groups.flatMap(({ cartDTOList }) => cartDTOList.map(({ id }) => id))
  if (itemIds.length === 0) return
  const checkout = await ask(notes, 'quote', () =>
    client.PUT('/api/checkout', { body: { itemIds, addressId } }),
  ).catch(error => {
    // Another page, closed by the visitor, has paid for it.
    if (!isApiError(error) || error.code !== 'cart.item_not_found') throw error
    notes.count('bought meanwhile')
    return null
  })
  if (!checkout) return
  const path = { id: checkout.id }
  const begun = await ask(notes, 'begin to pay', () =>
    client.POST('/api/checkout/{id}/payments', {
      params: { path },
      body: { amountHash: checkout.amountHash, method: 'card' },
    }),
  ).catch(error => {
    // Sold out, cheaper, or bought by a closed page: the visitor returns later.
    if (!isApiError(error) || (error.status !== 409 && error.code !== 'checkout.not_found')) throw error
    notes.count(`not paid: ${error.code}`)
    return null
  })
  if (!begun?.reference) return
  await typeCard(world, begun.reference, pick(world, CARDS))
  // Every fifth visitor closes the page: the marketplace has to find out on its own.
  if (random() < 0.2) return notes.count('closed the page')
  await watch(world, buyer, begun.id)
}

async function watch({ notes, promises }: World, { client }: Buyer, id: string): Promise<void> {
  const params = { path: { id } }
  for (let time = 0; time < 6; time++) {
    const payment = await ask(notes, 'confirm payment', () =>
      client.POST('/api/payments/{id}/confirm', { params }),
    )
    if (payment.orderNumber) promises.paid.set(payment.id, payment.orderNumber)
    notes.count(`payment ${payment.status}`)
    if (payment.status !== 'processing') return
  }
}

/** Approves in the provider's own window: the marketplace has no part in it. */
async function typeCard({ provider, notes }: World, reference: string, card: string): Promise<void> {
  for (let time = 0; time < 40; time++)
    try {
      return await provider.pay(reference, card)
    } catch {
      await sleep(1_500)
    }
  notes.count('no card taken')
}
