/** Membership of a caller in a shop, for every call of the seller area. */
export type { ShopKeyRule } from '../../contract/document.ts'
export { inShopTx, readShopRow, readShopRows } from './shop-database.repository.ts'
export { createShopScope, holdsShopKey, requireShopKey, scopeOfMember } from './shop-scope.ts'
