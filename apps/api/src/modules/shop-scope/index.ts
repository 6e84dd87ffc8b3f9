/** Which shop somebody works for, for every call of the seller area. */
export { inShopTx, readShopRow, readShopRows } from './shop-database.ts'
export { createShopScope } from './shop-scope.ts'
