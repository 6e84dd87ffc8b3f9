import { expect, test } from 'vitest'
import contract from '../openapi.json' with { type: 'json' }

const { schemas } = contract.components
const fields = (name: keyof typeof schemas) =>
  Object.keys((schemas[name] as { properties: object }).properties)

test.each([
  ['SessionRecord', ['token', 'refreshToken', 'isActive']],
  ['User', ['username', 'avatar', 'roles']],
  ['Role', ['name']],
  ['RegisterRequest', ['email', 'password', 'username']],
  ['CartItem', ['id', 'quantity', 'isReview', 'variantValues', 'shop', 'productDTO']],
  ['CartShop', ['name']],
  ['ProductDTO', ['id', 'price', 'priceSale']],
  ['ShopCartGroup', ['id', 'shopName', 'shopIdDistrict', 'cartDTOList']],
  ['AddToCartRequest', ['productDTO', 'quantity', 'optionIds']],
  ['GuestLine', ['product', 'quantity', 'optionIds']],
  ['TokenPair', ['accessToken', 'newRefreshToken']],
] as const)('[API-05] %s has the fields of the document by their names', (schema, names) => {
  expect(fields(schema)).toEqual(expect.arrayContaining([...names]))
})
