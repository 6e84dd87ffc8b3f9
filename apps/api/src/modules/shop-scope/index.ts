/** Which shop somebody works for, for every call of the seller area. */
export { createShopScope, type ShopScope } from './shop-scope.ts'
