import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { firstSteps, type Selling } from '../shops/index.ts'
import { findSellerStart } from './seller-start.repository.ts'

type SellerStart = components['schemas']['SellerStart']

/** Counts the open tasks that this member may see, and finds the finished first steps. */
export async function readSellerStart(
  db: Db,
  shop: ShopScope,
  { now, selling }: { now: Date; selling: Selling },
): Promise<SellerStart> {
  const { orders, returns, products, steps } = await findSellerStart(db, shop, now)
  const maySee = (key: string) => shop.role !== 'staff' || shop.keys.includes(key)
  return {
    orders: maySee('orders') ? orders : null,
    returns: maySee('orders') ? returns : null,
    products: maySee('products') ? products : null,
    steps: firstSteps(steps, { selling, isOwner: shop.role === 'owner' }),
  }
}
