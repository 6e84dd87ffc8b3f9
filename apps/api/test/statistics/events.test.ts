import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createShopEvents } from '../../src/modules/shop-events/index.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

const api = useTestApp()
let address = ''
beforeAll(async () => {
  address = await api().app.listen({ port: 0, host: '127.0.0.1' })
})

/** Opens the stream of a shop. */
async function listen(token: string) {
  const abort = new AbortController()
  const response = await fetch(`${address}/api/seller/events`, {
    // A connection that is kept would hold up the end of the server for a minute.
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br', connection: 'close' },
    signal: abort.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  return {
    response,
    /** Returns the stream's text up to this one, and waits for it. */
    async until(text: string) {
      while (!heard.includes(text)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`ended after ${heard}`)
        heard += value
      }
      return heard
    },
    stop: () => abort.abort(),
  }
}

const keeperOf = async (shopId: string) => memberOf(api() as unknown as ShopFloor, shopId)

test('a shop gets events of its orders, stock and questions, and none of another’s', async () => {
  const { db } = api().deps
  const [shop, other] = [await createShop(db), await createShop(db)]
  const [seller, neighbour, buyer] = [
    await keeperOf(shop.id),
    await keeperOf(other.id),
    await signedUp(api()),
  ]
  const [own, next] = [await listen(seller.token), await listen(neighbour.token)]
  expect(own.response.headers.get('content-type')).toContain('text/event-stream')
  expect(own.response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(own.response.headers.get('content-encoding')).toBeNull()
  await Promise.all([own.until(': here'), next.until(': here')])

  const { orders } = await placeGroup(db, buyer.id, { orders: [{ shopId: shop.id }] })
  const { number } = orders[0]!
  await own.until(`event: order.placed\ndata: {"id":"${number}"}\n\n`)
  await db.execute(sql`update orders set status = 'confirmed' where number = ${number}`)
  await own.until(`event: order.changed\ndata: {"id":"${number}"}\n\n`)
  const product = await createProduct(db, shop.id, [{ stock: 6 }])
  await db.execute(sql`update variants set stock = 5 where product_id = ${product.id}`)
  await own.until(`event: stock.low\ndata: {"id":"${product.id}"}\n\n`)
  const asked = await api().call({
    method: 'POST',
    url: '/api/user/questions',
    token: buyer.token,
    payload: { productId: product.id, text: 'Does it float?' },
  })
  await own.until(`event: question.asked\ndata: {"id":"${asked.body.question.id}"}\n\n`)
  await db.execute(sql`update shops set version = version + 1 where id = ${other.id}`)
  const heardNext = await next.until('event: shop.changed')
  expect(heardNext).not.toContain('order.')
  expect(heardNext).not.toContain('question.')
  expect(heardNext).not.toContain(shop.id)
  own.stop()
  next.stop()
})

test('sends no events to a user who doesn’t work for the shop', async () => {
  const { token } = await signedUp(api())
  const { response, stop } = await listen(token)
  expect(response.status).toBe(403)
  stop()
})

/** Opens the stream of a logged-in user, of a service with a faster heartbeat. */
async function streamOf(events: ReturnType<typeof createShopEvents>, userId: string, shopId: string) {
  const { rows } = await api().deps.db.execute<{ id: string }>(
    sql`select id from sessions where user_id = ${userId}`,
  )
  const scope = { userId, shopId, slug: 'x', role: 'owner' as const, keys: [] }
  const stream = await events.stream(scope, { sessionId: rows[0]!.id })
  return { stream, ended: new Promise(resolve => stream.once('end', resolve)) }
}

test('a stream ends at once when its member is removed, before any heartbeat', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const [leaver, stayer] = [await keeperOf(shop.id), await keeperOf(shop.id)]
  const [left, stayed] = [await listen(leaver.token), await listen(stayer.token)]
  await Promise.all([left.until(': here'), stayed.until(': here')])
  await db.execute(sql`delete from shop_members where user_id = ${leaver.id}`)
  await expect(left.until('never sent')).rejects.toThrow('ended after')
  await db.execute(sql`update shops set version = version + 1 where id = ${shop.id}`)
  expect(await stayed.until('event: shop.changed')).not.toContain('member.left')
  stayed.stop()
})

test('a stream ends at the heartbeat after a membership or a session ended, and others go on', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const [leaver, quitter, stayer] = [
    await keeperOf(shop.id),
    await keeperOf(shop.id),
    await keeperOf(shop.id),
  ]
  const events = createShopEvents({ db }, { heartbeatMs: 50 })
  const [left, quit] = [
    await streamOf(events, leaver.id, shop.id),
    await streamOf(events, quitter.id, shop.id),
  ]
  const { stream: stayed } = await streamOf(events, stayer.id, shop.id)
  for (const { stream } of [left, quit]) stream.resume()
  let beats = ''
  stayed.on('data', chunk => {
    beats += chunk
  })
  await db.execute(sql`delete from shop_members where user_id = ${leaver.id}`)
  await api().call({ method: 'GET', url: '/api/auth/signout', token: quitter.token })
  await Promise.all([left.ended, quit.ended])
  beats = ''
  await expect.poll(() => beats).toContain(': \n\n')
  await events.close()
})

test('streams end after a gap, since their readers read all again then', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const { id } = await keeperOf(shop.id)
  const events = createShopEvents({ db })
  const { stream, ended } = await streamOf(events, id, shop.id)
  stream.resume()
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'stoa-events' and datname = current_database()`)
  await ended
  const next = await streamOf(events, id, shop.id)
  let heard = ''
  next.stream.on('data', chunk => {
    heard += chunk
  })
  await db.execute(sql`update shops set version = version + 1 where id = ${shop.id}`)
  await expect.poll(() => heard).toContain('event: shop.changed')
  await events.close()
})

test('a stream ends after its time', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const { id } = await keeperOf(shop.id)
  const events = createShopEvents({ db }, { heartbeatMs: 20, lifetimeMs: 30 })
  const { stream, ended } = await streamOf(events, id, shop.id)
  stream.resume()
  await ended
  await events.close()
})
