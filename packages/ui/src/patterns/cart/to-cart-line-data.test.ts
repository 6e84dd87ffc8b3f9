import { expect, test } from 'vitest'
import { type CoreLine, toCartLineData } from './to-cart-line-data.ts'

const line: CoreLine & { slug: string } = {
  id: 'l1',
  slug: 'cove-mug',
  product: { name: 'Cove mug', picture: null },
  shop: { name: 'Kiln & Cove' },
  variantLabels: { Glaze: 'Lagoon', Size: '320 ml' },
  quantity: 3,
  price: 2800,
  salePrice: 2240,
  stock: 2,
  problems: [{ code: 'stock_reduced' }, { code: 'price_changed' }],
}
const row = { line, selectable: true, selected: false, pending: null, amount: 6720 } as const
const href = ({ slug }: typeof line) => `/product/${slug}`

test('a row of the core becomes the data of a line', () => {
  expect(toCartLineData(row, { href })).toEqual({
    id: 'l1',
    name: 'Cove mug',
    href: '/product/cove-mug',
    picture: null,
    options: 'Lagoon, 320 ml',
    quantity: 3,
    max: 2,
    unitPrice: 2800,
    unitPriceSale: 2240,
    amount: 6720,
    selected: false,
    selectable: true,
    problems: [],
  })
  expect(
    toCartLineData(
      { ...row, pending: 'updating', line: { ...line, stock: null } },
      { href, namesShop: true },
    ),
  ).toMatchObject({ shopName: 'Kiln & Cove', busyWith: 'updating' })
})

test('shows the host’s messages of problems, without one that the new quantity has solved', () => {
  const problem = ({ code }: { code: string }) => ({ code: code as 'price_changed', text: `about ${code}` })
  const texts = (quantity: number) =>
    toCartLineData({ ...row, line: { ...line, quantity } }, { href, problem }).problems.map(
      ({ text }) => text,
    )
  expect(texts(3)).toEqual(['about stock_reduced', 'about price_changed'])
  expect(texts(2)).toEqual(['about price_changed'])
})
