import type { ApiClient } from '@stoa/api-client'
import type { MyShop, ShopKeys } from '@stoa/api-client/schema'
import { createContext, use } from 'react'

/** A shop that somebody works for. */
export type OwnShop = MyShop

/** What a call of the seller area may ask for: the values of `x-shop-key` in the contract, without `member`. */
export type ShopKey = ShopKeys[number] | 'owner'

export interface ShopWork {
  /** The one that is worked for now. */
  readonly shop: OwnShop
  readonly shops: readonly OwnShop[]
  /** Whether this person holds the key in this shop: what they may not do is not offered. */
  readonly may: (key: ShopKey) => boolean
  /** The contract's calls for this shop: `Stoa-Shop` is on every one of them. */
  readonly api: ApiClient
}

export const ShopContext = createContext<ShopWork | null>(null)

/** The shop that is worked for. Only within the seller area's frame. */
export function useShop(): ShopWork {
  const work = use(ShopContext)
  if (!work) throw new Error('There is no shop outside of the seller area')
  return work
}

/** Owners hold every key, managers all but the owner's, staff those that they were given. */
export function holdsKey({ role, keys }: Pick<OwnShop, 'role' | 'keys'>, key: ShopKey): boolean {
  if (role === 'owner') return true
  if (key === 'owner') return false
  return role === 'manager' || keys.includes(key)
}
