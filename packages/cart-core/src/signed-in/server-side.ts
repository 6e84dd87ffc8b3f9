import { createMemo } from '../cart/same.ts'
import type { Desk, Side } from '../cart/side.ts'
import { itemFromWire, optionIds } from '../cart/wire.ts'
import { STORAGE_KEYS } from '../constants.ts'
import type { Kit } from '../kit.ts'
import { toDecimal } from '../money.ts'
import type { WireItem } from '../ports.ts'
import { fail, failed, signedOut } from '../result.ts'
import type { CartItem, Result, ShopGroup } from '../types.ts'
import { createLanes } from './lanes.ts'
import { type Merge, mergeGuest } from './merge.ts'
import { createOperations, type Operation } from './operations.ts'

const LOCK_WAIT_MS = 20_000

/** A user's cart: the server has it; what is done to it is shown at once and sent. */
export function createServerSide(kit: Kit, { book, guest, selection, save, show, follow }: Desk): Side {
  const { api, newId, notify, units, vault } = kit
  const operations = createOperations(book)
  const keep = createMemo<CartItem>()
  /** Equal to what it was, the item is the same object: who watches its row is not called. */
  const received = (item: WireItem) => keep(item.id, itemFromWire(item, units))
  // Goes up when the session ends: an answer to an older one is not for us.
  let epoch = 0
  let reads = 0
  // Whether the server's cart was ever shown to this user.
  let loaded = false

  const call = async ({ kind, lineId, quantity }: Operation): Promise<CartItem | null> => {
    const { cart } = api()
    const { item } = book.confirmed.get(lineId)!
    if (kind === 'remove') {
      if (item.quantity) await cart.remove(lineId)
      return null
    }
    if (kind === 'add') {
      const { id, price, priceSale } = item.productDTO
      const answer = await cart.add({
        productDTO: {
          id,
          price: toDecimal(price, units),
          priceSale: priceSale === null ? null : toDecimal(priceSale, units),
        },
        quantity,
        optionIds: optionIds(item),
      })
      return received(answer)
    }
    if (!item.quantity) throw { code: 'unknown_item' }
    return received(await cart.changeQuantity(lineId, quantity))
  }

  const tellTabs = () => vault.set(STORAGE_KEYS.cartChanged, newId())

  const lanes = createLanes({
    operations,
    call,
    notify: (id, itemId) => notify(id, null, itemId),
    commit: book.commit,
    idle() {
      tellTabs()
      void refresh()
    },
  })

  /** Reads the cart. Its answer counts only as the latest's, and while no operation is open: the last reads again. */
  const read = async (): Promise<Result<null>> => {
    const [at, turn] = [epoch, ++reads]
    try {
      const answer = await api().cart.findAll()
      if (at !== epoch) return signedOut()
      if (turn === reads && lanes.isIdle())
        book.load(
          answer.map(
            ({ id, shopName, shopSlug, shopIdDistrict, cartDTOList }): ShopGroup => ({
              id,
              shopName,
              shopSlug,
              shopIdDistrict,
              cartDTOList: cartDTOList.map(received),
            }),
          ),
        )
      return { ok: true, value: null }
    } catch (error) {
      return at === epoch ? failed(error, 'The server could not be reached') : signedOut()
    }
  }
  const refresh = () => read().then(book.commit)

  // The guest's lines that the last merge was tried with: another tab's trying them too is no news.
  let attempted = ''
  const fingerprint = () =>
    guest
      .lines()
      .map(({ id, quantity }) => id + quantity)
      .join()

  /** Merges the guest's lines, if there are any, then shows the server's cart. */
  const settleIn = async (quiet: boolean): Promise<Result<null>> => {
    const at = epoch
    const merge: Merge = { receipt: [], select: [] }
    let problem: unknown
    attempted = fingerprint()
    if (attempted) {
      show({ phase: 'syncing' })
      const wanted = kit.fromCheckout() ? new Set(book.selection()) : null
      const run = () =>
        mergeGuest(guest, api().cart, newId, line => wanted?.has(line.id) ?? false, save, merge)
      try {
        await kit.locks.request('stoa:cart-sync', run, LOCK_WAIT_MS)
      } catch (error) {
        problem = error
      }
      if (at !== epoch) {
        // Who logged out meanwhile was a guest again with lines that are merged by now.
        follow()
        return signedOut()
      }
    } else if (!loaded) show({ phase: 'loading' })
    if (merge.receipt.length) {
      book.setSelection(merge.select)
      selection.replace(merge.select)
      tellTabs()
      show({ receipt: merge.receipt })
      if (!problem) notify('cart.syncOk')
    }
    if (problem) notify('cart.syncFailed')
    // Read anew: a repeated merge answers the cart as it was at the first.
    const result = await read()
    if (at !== epoch) return signedOut()
    if (!result.ok && !quiet) notify('cart.loadFailed')
    loaded ||= result.ok
    show({ phase: loaded ? 'ready' : 'failed' })
    book.commit()
    return problem ? fail('sync_failed', 'The cart could not be synced', problem) : result
  }

  let settling: Promise<Result<null>> | null = null
  const reload = (quiet = false) => {
    if (!settling) {
      const running = settleIn(quiet).finally(() => {
        if (settling === running) settling = null
      })
      settling = running
      lanes.hold(running)
    }
    return settling
  }

  return {
    async put(item, _at, select) {
      const { id, name, slug } = item.shop
      const head = { id, shopName: name, shopSlug: slug, shopIdDistrict: null }
      const lineId = book.find(item) ?? item.id
      const was = book.isSelected(lineId)
      const choose = (at: string, on: boolean) => {
        book.select(at, on)
        book.commit()
      }
      const adding = lanes.submit({ kind: 'add', lineId, quantity: item.quantity }, item, head)
      if (select) choose(lineId, true)
      const result = await adding
      if (!result.ok && !was) choose(operations.resolve(lineId), false)
      return result
    },
    setQuantity: async (item, quantity) =>
      lanes.submit({ kind: 'quantity', lineId: item.id, quantity }, item),
    remove: (item, quiet) =>
      lanes.submit({ kind: 'remove', lineId: item.id, quantity: 0 }, item, undefined, quiet),
    reload,
    resolve: operations.resolve,
    pending: operations.pending,
    heard(key) {
      if (key === STORAGE_KEYS.guestItems && fingerprint() && fingerprint() !== attempted) void reload()
      if (key === STORAGE_KEYS.cartChanged) void refresh()
    },
    leave() {
      epoch++
      settling = null
      loaded = false
      lanes.reset()
    },
  }
}
