import type { ApiClient } from '@stoa/api-client'
import type { MyShop, ShopKeys } from '@stoa/api-client/schema'
import { createContext, use } from 'react'

/** A shop to whose team the user belongs. */
export type OwnShop = MyShop

/** Permission that a call of the seller area can require: the values of `x-shop-key` in the contract, without `member`. */
export type ShopKey = ShopKeys[number] | 'owner'

export interface ShopWork {
  /** Shop that is selected now. */
  readonly shop: OwnShop
  readonly shops: readonly OwnShop[]
  /** Whether the user has the permission in this shop. Actions without it are hidden. */
  readonly may: (key: ShopKey) => boolean
  /** Client of the API whose calls all carry this shop in `Stoa-Shop`. */
  readonly api: ApiClient
}

export const ShopContext = createContext<ShopWork | null>(null)

/**
 * Returns the selected shop.
 *
 * @throws outside the seller area
 */
export function useShop(): ShopWork {
  const work = use(ShopContext)
  if (!work) throw new Error('useShop needs a shop: use it inside OwnShops')
  return work
}

/** Whether a role has a permission: owners have all, managers all except the owner’s, staff those granted to them. */
export function holdsKey({ role, keys }: Pick<OwnShop, 'role' | 'keys'>, key: ShopKey): boolean {
  if (role === 'owner') return true
  if (key === 'owner') return false
  return role === 'manager' || keys.includes(key)
}
