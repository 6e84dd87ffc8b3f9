import { expect, test } from 'vitest'
import {
  createWishList,
  MAX_WISHES,
  WISH_LIST_KEY,
  type Wish,
  type WishApi,
} from '../../src/wish-list/index.ts'
import { createSharedStorage } from '../support/shared-storage.ts'

const wish = (productId: string, savedPrice = 2_400): Wish => ({
  productId,
  savedAt: `2026-01-01T00:00:00.${String(productId.length).padStart(3, '0')}Z`,
  savedPrice,
})

/** A server's list, whose answers can be held back, lost or refused. */
function createServer(ids: string[] = [], room = MAX_WISHES) {
  const held = new Set(ids)
  const server = {
    held,
    calls: [] as string[],
    /** Before the server does it, and before its answer arrives. */
    before: async (_call: string): Promise<void> => {},
    after: async (_call: string): Promise<void> => {},
    api: {} as WishApi,
  }
  const call = async <T>(name: string, work: () => T): Promise<T> => {
    server.calls.push(name)
    await server.before(name)
    const answer = work()
    await server.after(name)
    return answer
  }
  server.api = {
    ids: () => call('ids', () => [...held]),
    save: ({ productId }) => call(`save ${productId}`, () => held.add(productId)),
    remove: productId => call(`remove ${productId}`, () => held.delete(productId)),
    merge: wishes =>
      call(`merge ${wishes.map(({ productId }) => productId)}`, () => {
        const refused: string[] = []
        for (const { productId } of wishes) {
          if (held.has(productId) || held.size < room) held.add(productId)
          else refused.push(productId)
        }
        return { productIds: [...held], refused }
      }),
  }
  return server
}

function setUp(server = createServer(), storage = createSharedStorage()) {
  const list = createWishList({ api: server.api, storage: storage.tab() })
  const ids = () => [...list.get().ids].sort().join(' ')
  const onDevice = () => ((storage.json(WISH_LIST_KEY) ?? []) as Wish[]).map(({ productId }) => productId)
  return { list, server, storage, ids, onDevice }
}

test('a guest’s wishes stay on the device, the newest first, in every tab', async () => {
  const { list, storage, ids, server } = setUp()
  expect(list.get().phase).toBe('loading')
  await list.open(null)
  expect(await list.save(wish('mug'))).toBe(true)
  expect(await list.save(wish('lamp'))).toBe(true)
  expect(await list.save(wish('mug', 1))).toBe(true)
  expect(list.get().guest).toEqual([wish('lamp'), wish('mug')])
  const other = setUp(server, storage)
  await other.list.open(null)
  expect(other.ids()).toBe('lamp mug')
  await other.list.remove('mug')
  expect(ids()).toBe('lamp')
  await list.remove('lamp')
  expect(storage.values.has(WISH_LIST_KEY)).toBe(false)
  expect(server.calls).toEqual([])
})

test('leaves out unreadable entries, and adds nothing to a full list', async () => {
  const { list, storage } = setUp()
  const many = Array.from({ length: MAX_WISHES }, (_, at) => wish(`p${at}`))
  const bad = [{ ...wish('x'), savedPrice: -1 }, { ...wish('y'), savedAt: 'then' }, null, { productId: '' }]
  storage.values.set(WISH_LIST_KEY, JSON.stringify([...bad, ...many]))
  await list.open(null)
  expect(list.get().guest).toEqual(many)
  expect(await list.save(wish('one more'))).toBe(false)
  expect(list.get().ids.size).toBe(MAX_WISHES)
  storage.values.set(WISH_LIST_KEY, '"text"')
  const other = setUp(createServer(), storage)
  await other.list.open(null)
  expect(other.ids()).toBe('')
})

test('keeps the chosen variant on the device and in the merge, and reads wishes without one', async () => {
  const { list, server, storage } = setUp()
  const merged: (readonly Wish[])[] = []
  const { merge } = server.api
  server.api.merge = wishes => {
    merged.push(wishes)
    return merge(wishes)
  }
  // What a release before or after this one may have stored.
  const others = [
    wish('lamp'),
    { ...wish('bowl'), variantId: 7 },
    { ...wish('jug'), variantId: '', note: 'x' },
  ]
  storage.values.set(WISH_LIST_KEY, JSON.stringify(others))
  await list.open(null)
  await list.save({ ...wish('mug'), variantId: 'mug-ink' })
  const kept = [
    { ...wish('mug'), variantId: 'mug-ink' },
    wish('lamp'),
    wish('bowl'),
    { ...wish('jug'), note: 'x' },
  ]
  expect(list.get().guest).toEqual(kept)
  expect(storage.json(WISH_LIST_KEY)).toEqual(kept)
  await list.open('robin')
  expect(merged).toEqual([kept])
})

test('joins both lists at login, once, and empties the device’s', async () => {
  const { list, server, ids, onDevice } = setUp(createServer(['bowl', 'mug']))
  await list.open(null)
  await list.save(wish('mug'))
  await list.save(wish('lamp'))
  await list.open('robin')
  expect(ids()).toBe('bowl lamp mug')
  expect(list.get()).toMatchObject({ phase: 'ready', guest: [] })
  expect(onDevice()).toEqual([])
  await list.open('robin')
  expect(server.calls).toEqual(['merge lamp,mug'])
  await list.open(null)
  expect(ids()).toBe('')
})

test('a lost answer loses nothing and doubles nothing: the merge is repeated', async () => {
  const { list, server, ids, onDevice } = setUp()
  await list.open(null)
  await list.save(wish('mug'))
  server.after = () => Promise.reject(new Error('offline'))
  await list.open('robin')
  expect(list.get().phase).toBe('failed')
  expect(onDevice()).toEqual(['mug'])
  server.after = async () => {}
  await list.open('robin')
  expect(ids()).toBe('mug')
  expect(onDevice()).toEqual([])
  expect([...server.held]).toEqual(['mug'])
})

test('keeps wishes for the next merge that came during this one or did not fit', async () => {
  const { list, server, storage, ids, onDevice } = setUp(createServer(['bowl'], 2))
  await list.open(null)
  await list.save(wish('mug'))
  await list.save(wish('lamp'))
  const other = setUp(server, storage)
  await other.list.open(null)
  server.after = async name => {
    if (name.startsWith('merge')) await other.list.save(wish('candle'))
  }
  await list.open('robin')
  expect(ids()).toBe('bowl lamp')
  expect(onDevice()).toEqual(['candle', 'mug'])
})

test('shows a press immediately, applies it after the merge, and reverts it if it failed', async () => {
  const { list, server, ids, onDevice } = setUp(createServer(['bowl']))
  await list.open(null)
  await list.save(wish('mug'))
  const opening = list.open('robin')
  const removing = list.remove('mug')
  const saving = list.save(wish('lamp'))
  expect(ids()).toBe('lamp')
  await Promise.all([opening, removing, saving])
  expect(ids()).toBe('bowl lamp')
  expect([...server.held].sort()).toEqual(['bowl', 'lamp'])
  expect(onDevice()).toEqual([])

  server.before = () => Promise.reject(new Error('offline'))
  await expect(list.save(wish('candle'))).rejects.toThrow('offline')
  await expect(list.remove('bowl')).rejects.toThrow('offline')
  expect(ids()).toBe('bowl lamp')
})

test('the last of several presses counts, and one of another user is not sent', async () => {
  const { list, server, ids } = setUp()
  await list.open('robin')
  const presses = [list.save(wish('mug')), list.remove('mug'), list.save(wish('mug'))]
  expect(ids()).toBe('mug')
  await Promise.all(presses)
  expect([...server.held]).toEqual(['mug'])
  const late = list.remove('mug')
  await Promise.all([list.open(null), late])
  expect(server.calls.at(-1)).toBe('save mug')
  expect(ids()).toBe('')
  list.stop()
})
