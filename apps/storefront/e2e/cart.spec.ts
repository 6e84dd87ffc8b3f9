import type { APIRequestContext } from '@playwright/test'
import type { ProductCard, ProductList } from '@stoa/api-client/schema'
import { recordBodies, sentBodies } from './support/bodies.ts'
import { addFromPage, badge, cartPage, toast } from './support/cart.ts'
import { enterAs, expect, hydrated, logIn, open, signIn, stored, test } from './support/test.ts'

const minor = (amount: number) => Math.round(amount * 100)
const paid = ({ price, priceSale }: { price: number; priceSale: number | null }) => minor(priceSale ?? price)

/** Finds a product without options, in stock, at a sale price, and from another shop. */
const onSaleElsewhere = async (request: APIRequestContext, shop: string): Promise<ProductCard> => {
  const list: ProductList = await (
    await request.get('/api/public/products?onSale=true&inStock=true&limit=60')
  ).json()
  const found = list.items.find(item => item.optionCount === 0 && item.shop.id !== shop)
  if (!found) throw new Error('the demo catalog has no plain product on sale of another shop')
  return found
}

test('[CRT-02] [CRT-03] [CRT-04] [CRT-05] [CRT-06] [CRT-07] [CRT-08] [CRT-10] [CRT-13] keeps a guest’s cart as one group and counts its selected lines', async ({
  page,
  shelf,
  request,
}) => {
  const [one] = await shelf.plain(1)
  const two = await onSaleElsewhere(request, one!.shop.id)
  await addFromPage(page, one!.slug)
  await expect(badge(page)).toHaveText('1')
  await addFromPage(page, two.slug)
  await expect(badge(page)).toHaveText('2')
  await open(page, '/cart')
  const cart = cartPage(page)
  await expect(cart.lines).toHaveCount(2)
  await expect(cart.groups).toHaveCount(1)
  // One group with lines of several shops, each naming its shop.
  for (const { name, shop } of [one!, two]) await expect(cart.line(name)).toContainText(shop.name)
  // Each shop's parcel shows its price and its days.
  const parcels = page.getByRole('list', { name: 'Shipping by shop' }).getByRole('listitem')
  for (const { shop } of [one!, two])
    await expect(parcels.filter({ hasText: shop.name })).toContainText(
      /(Shipping from \$|Free shipping).* arrives /,
    )

  // Toggling selects one line. The box for all selects every line or clears the selection.
  if (!(await cart.selectAll.isChecked())) await cart.selectAll.click()
  await expect(cart.select(one!.name)).toBeChecked()
  await expect(cart.select(two.name)).toBeChecked()
  await cart.select(one!.name).click()
  await expect(cart.select(one!.name)).not.toBeChecked()
  await expect(cart.select(two.name)).toBeChecked()
  expect(await cart.selectAll.evaluate(box => (box as HTMLInputElement).indeterminate)).toBe(true)
  // Sale prices count in the totals.
  await expect.poll(async () => (await cart.amounts()).total).toBe(minor(two.priceSale!))
  await cart.selectAll.click()
  await expect(cart.select(one!.name)).toBeChecked()
  await cart.selectAll.click()
  await expect(cart.select(one!.name)).not.toBeChecked()
  await expect(cart.select(two.name)).not.toBeChecked()
  await cart.checkOut.click()
  await expect(toast(page, 'Please select items to checkout.')).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await cart.selectAll.click()

  // A quantity below 1 is ignored, the summary counts selected lines, and shipping is 0.
  await expect(cart.fewer(one!.name)).toBeDisabled()
  await cart.quantity(one!.name).fill('0')
  await cart.quantity(one!.name).press('Enter')
  await expect(cart.quantity(one!.name)).toHaveValue('1')
  await expect(badge(page)).toHaveText('2')
  await cart.more(one!.name).click()
  await expect(cart.quantity(one!.name)).toHaveValue('2')
  await expect(badge(page)).toHaveText('3')
  const both = 2 * paid(one!) + paid(two)
  await expect.poll(() => cart.amounts()).toEqual({ subtotal: both, shipping: 0, total: both })
  // Shipping is still 0, and the note says what it will be.
  await expect(cart.summary).toContainText(
    /at checkout, from \$\d+\.\d\d for (1 parcel|\d+ parcels), arriving \w+, \w+ \d+/,
  )
  await expect(cart.checkOut).toHaveText(/^Check out · \$\d+\.\d\d before shipping$/)
  await expect.poll(() => stored(page, 'guest_cart_items').then(JSON.stringify)).toContain(two.id)
  const before = JSON.stringify(await stored(page, 'local_selected_items'))
  await cart.select(two.name).click()
  await expect
    .poll(() => cart.amounts())
    .toEqual({ subtotal: 2 * paid(one!), shipping: 0, total: 2 * paid(one!) })
  await expect.poll(() => stored(page, 'local_selected_items').then(JSON.stringify)).not.toBe(before)
  await page.reload()
  await hydrated(page)
  await expect(cart.quantity(one!.name)).toHaveValue('2')
  await expect(cart.select(one!.name)).toBeChecked()
  await expect(cart.select(two.name)).not.toBeChecked()
  await cart.remove(two.name).click()
  await expect(badge(page)).toHaveText('2')
})

test('[CRT-11] [CRT-01] merges a guest’s items with one call at login and keeps their selection', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [one, two] = await shelf.plain(2)
  const account = await newAccount()
  await recordBodies(page)
  await addFromPage(page, one!.slug)
  await addFromPage(page, two!.slug)
  await open(page, '/cart')
  const cart = cartPage(page)
  if (!(await cart.selectAll.isChecked())) await cart.selectAll.click()
  await cart.select(two!.name).click()
  await cart.checkOut.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(
    page.getByText('Log in or create an account to check out. We’ve saved your 2 items.'),
  ).toBeVisible()
  await logIn(page, account)
  // It takes the place of "Login successful": one action, one toast.
  await expect(toast(page, 'Cart synced successfully.')).toBeVisible()
  await expect(page.locator('[data-component="Toast"]')).toHaveCount(1)
  await expect(page).toHaveURL('/checkout')
  const sent = await sentBodies(page, '/api/cart/add-multiple')
  expect(sent).toHaveLength(1)
  const body = JSON.parse(sent[0]!)
  expect(Array.isArray(body)).toBe(true)
  expect(
    body.map((line: { product: { id: string }; quantity: number }) => [line.product.id, line.quantity]),
  ).toEqual([
    [one!.id, 1],
    [two!.id, 1],
  ])
  for (const line of body) expect(Object.keys(line).sort()).toEqual(['optionIds', 'product', 'quantity'])
  await open(page, '/cart')
  await expect(cart.groups).toHaveCount(2)
  await expect(cart.group(one!.shop.name)).toContainText(one!.name)
  await expect(cart.group(two!.shop.name)).toContainText(two!.name)
  await expect(cart.select(one!.name)).toBeChecked()
  await expect(cart.select(two!.name)).not.toBeChecked()
  const lines = (await stored(page, 'guest_cart_items')) as { lines?: unknown[] } | unknown[] | null
  expect(Array.isArray(lines) ? lines : (lines?.lines ?? [])).toEqual([])
})

test('[CRT-12] [CRT-14] shows the server cart of a user without guest items, and toasts for changes', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  const account = await newAccount()
  const { token } = await signIn(account)
  const added = await page.request.post('/api/cart/add', {
    headers: { authorization: `Bearer ${token}` },
    data: { productDTO: { id: product!.id }, quantity: 3, optionIds: [] },
  })
  expect(added.status()).toBe(200)
  await enterAs(page, account, '/cart')
  const cart = cartPage(page)
  await expect(cart.group(product!.shop.name)).toContainText(product!.name)
  await expect(cart.quantity(product!.name)).toHaveValue('3')
  await expect(badge(page)).toHaveText('3')
  await cart.more(product!.name).click()
  await expect(toast(page, 'Cart quantity updated.')).toBeVisible()
  await cart.remove(product!.name).click()
  await expect(toast(page, 'Product removed from cart.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Your cart is empty')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Your cart is empty')
  await addFromPage(page, product!.slug)
})
