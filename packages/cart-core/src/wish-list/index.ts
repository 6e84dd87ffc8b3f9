export type { WishApi, WishListState } from './wish-list.ts'
export { createWishList, MAX_WISHES, WISH_LIST_KEY, type WishList } from './wish-list.ts'
export type { Wish } from './wishes.ts'
