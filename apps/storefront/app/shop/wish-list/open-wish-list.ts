import { createWishList, type WishApi, type WishList } from '@stoa/cart-core/wish-list'
import { core } from '../../data/core.ts'

const calls = async () => (await import('./wish-calls.ts')).wishCalls

const api: WishApi = {
  ids: async () => (await calls()).ids(),
  save: async wish => (await calls()).save(wish),
  remove: async productId => (await calls()).remove(productId),
  merge: async wishes => (await calls()).merge(wishes),
}

/** Opens the wish list of this tab. It switches between the guest's and the user's list at login and logout. */
export function openWishList(): WishList {
  const list = createWishList({ api })
  const follow = () => {
    if (core.auth.isReady()) void list.open(core.auth.get().user?.id ?? null)
  }
  core.auth.subscribe(follow)
  follow()
  return list
}
