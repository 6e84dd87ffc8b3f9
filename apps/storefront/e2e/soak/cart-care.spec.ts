import type { Page } from '@playwright/test'
import type { ProductCard, ShopCartGroup } from '@stoa/api-client/schema'
import { addFromPage, badge, cartPage, toast } from '../support/cart.ts'
import { fillCart } from '../support/sale.ts'
import { enterAs, expect, open, signIn, test } from '../support/test.ts'

/** Cart as the server keeps it, with problems in the lines of these products. */
const withProblems = (page: Page, problems: Readonly<Record<string, { problem: object; stock?: number }>>) =>
  page.route('**/api/cart/findAll', async route => {
    const answer = await route.fetch()
    const groups = (await answer.json()) as ShopCartGroup[]
    for (const line of groups.flatMap(({ cartDTOList }) => cartDTOList)) {
      const { problem, stock } = problems[line.productDTO.id] ?? {}
      if (problem) Object.assign(line, { problems: [problem], ...(stock === undefined ? null : { stock }) })
    }
    await route.fulfill({ response: answer, json: groups })
  })

test('selects all lines of a shop, shows a partial selection as mixed, and updates the total', async ({
  page,
  request,
  shelf,
  newAccount,
}) => {
  const [one, two] = await shelf.plain(2)
  // A shop with a single line has no checkbox of its own.
  const list = await request.get(`/api/public/products?inStock=true&limit=60&shop=${one!.shop.slug}`)
  const { items } = (await list.json()) as { items: ProductCard[] }
  const twin = items.find(({ id, optionCount }) => id !== one!.id && optionCount === 0)
  const account = await newAccount()
  await fillCart(account, [one!, two!, twin!])
  await enterAs(page, account, '/cart')
  await expect(cartPage(page).lines).toHaveCount(3)
  const cart = cartPage(page)
  await cart.selectAll.check()
  const box = cart.group(one!.shop.name).getByRole('checkbox', { name: `Select all from ${one!.shop.name}` })
  const both = (await cart.amounts()).total
  await box.uncheck()
  await expect(cart.select(one!.name)).not.toBeChecked()
  await expect(cart.select(twin!.name)).not.toBeChecked()
  await expect(cart.select(two!.name)).toBeChecked()
  await expect(cart.selectAll).toHaveJSProperty('indeterminate', true)
  const rest = (await cart.amounts()).total
  const cents = [one!, twin!].map(({ price, priceSale }) => Math.round((priceSale ?? price) * 100))
  expect(both - rest).toBe(cents[0]! + cents[1]!)
  await box.check()
  await expect(cart.selectAll).toBeChecked()
  expect((await cart.amounts()).total).toBe(both)
})

test('restores a guest’s removed line by Undo, and a saved line after a reload', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  await addFromPage(page, product!.slug)
  await open(page, '/cart')
  const cart = cartPage(page)
  await cart.more(product!.name).click()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
  await cart.remove(product!.name).click()
  await expect(cart.lines).toHaveCount(0)
  await toast(page, 'Product removed from cart.').getByRole('button', { name: 'Undo' }).click()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
  await expect(badge(page)).toHaveText('2')
  await cart
    .line(product!.name)
    .getByRole('button', { name: /save .*for later/i })
    .click()
  await expect(toast(page, 'Saved for later.')).toBeVisible()
  await expect(cart.lines).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await expect(badge(page)).toHaveCount(0)
  await page.reload()
  const saved = page.getByRole('region', { name: 'Saved for later' })
  await expect(saved).toContainText(product!.name)
  // A phone shows the button, and the restored line gets the focus.
  await page.setViewportSize({ width: 390, height: 700 })
  const back = saved.getByRole('button', { name: `Move to cart: ${product!.name}` })
  expect((await back.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await back.press('Enter')
  await expect(cart.line(product!.name)).toBeVisible()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
  await expect(saved).toHaveCount(0)
  await expect(cart.line(product!.name).getByRole('link', { name: product!.name })).toBeFocused()
})

test('restores the quantity of a user’s removed line by Undo', async ({ page, shelf, newAccount }) => {
  const [product] = await shelf.plain(1)
  const account = await newAccount()
  await fillCart(account, [product!])
  await enterAs(page, account, '/cart')
  const cart = cartPage(page)
  await cart.more(product!.name).click()
  await expect(badge(page)).toHaveText('2')
  await cart.remove(product!.name).click()
  await expect(cart.lines).toHaveCount(0)
  await toast(page, 'Product removed from cart.').getByRole('button', { name: 'Undo' }).click()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
  await expect(badge(page)).toHaveText('2')
  await page.reload()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
})

test('reduces a line to the available quantity with one press, on the server too', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  const account = await newAccount()
  await fillCart(account, [product!])
  await enterAs(page, account, '/cart')
  const cart = cartPage(page)
  for (const quantity of ['2', '3']) {
    await cart.more(product!.name).click()
    await expect(cart.quantity(product!.name)).toHaveValue(quantity)
  }
  await expect(toast(page, 'Cart quantity updated.')).toBeVisible()
  await withProblems(page, {
    [product!.id]: { problem: { code: 'stock_reduced', available: 2, previousPrice: null }, stock: 2 },
  })
  await open(page, '/cart')
  await expect(cart.line(product!.name)).toContainText('Only 2 left.')
  await page.unroute('**/api/cart/findAll')
  await cart.line(product!.name).getByRole('button', { name: 'Change to 2' }).click()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
  await expect(cart.line(product!.name)).not.toContainText('Only 2 left.')
  const { token } = await signIn(account)
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/cart/findAll', {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as ShopCartGroup[])[0]?.cartDTOList[0]?.quantity
    })
    .toBe(2)
})

test('removes a sold-out line with one press and shows the former price of a changed one', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [dearer, cheaper, gone] = await shelf.plain(3)
  const account = await newAccount()
  await fillCart(account, [dearer!, cheaper!, gone!])
  const changed = { code: 'price_changed', available: null }
  await withProblems(page, {
    [dearer!.id]: { problem: { ...changed, previousPrice: 1.5 } },
    [cheaper!.id]: { problem: { ...changed, previousPrice: 9999 } },
    [gone!.id]: { problem: { code: 'out_of_stock', available: 0, previousPrice: null }, stock: 0 },
  })
  await enterAs(page, account, '/cart')
  const cart = cartPage(page)
  const tone = ({ name }: ProductCard) => cart.line(name).locator('[data-component="Note"]')
  await expect(cart.line(dearer!.name)).toContainText('It was $1.50 when you added it.')
  await expect(tone(dearer!)).toHaveAttribute('data-tone', 'caution')
  await expect(cart.line(cheaper!.name)).toContainText('It was $9,999.00 when you added it.')
  // A lower price is shown as good news.
  await expect(tone(cheaper!)).toHaveAttribute('data-tone', 'positive')
  await expect(cart.line(gone!.name)).toContainText('Sold out.')
  await expect(cart.select(gone!.name)).toBeDisabled()
  await expect(cart.select(gone!.name)).not.toBeChecked()
  for (const { name } of [dearer!, cheaper!]) await cart.select(name).uncheck()
  await expect.poll(async () => (await cart.amounts()).total).toBe(0)
  await page.unroute('**/api/cart/findAll')
  await cart
    .line(gone!.name)
    .getByRole('button', { name: /^remove/i })
    .first()
    .click()
  await expect(cart.line(gone!.name)).toHaveCount(0)
  await expect(cart.lines).toHaveCount(2)
})

test('keeps total and Check out visible at any scroll position on a phone', async ({
  page,
  shelf,
  newAccount,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const account = await newAccount()
  await fillCart(account, await shelf.plain(4))
  await enterAs(page, account, '/cart')
  await expect(cartPage(page).lines).toHaveCount(4)
  await cartPage(page).selectAll.check()
  const bar = page.locator('[data-component="BottomBar"]')
  const { total } = await cartPage(page).amounts()
  for (const at of [0, 400]) {
    await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), at)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar).toContainText(`$${(total / 100).toFixed(2)}`)
  }
  // Only one of the two Check out buttons is visible.
  await expect(page.getByRole('main').getByRole('button', { name: 'Check out' })).toHaveCount(1)
  // Nothing is covered at the end of the page.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const end = await page
    .getByRole('contentinfo')
    .evaluate(
      footer =>
        footer.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(footer).paddingBlockEnd),
    )
  const top = (await bar.boundingBox())?.y ?? 700
  expect(end).toBeLessThanOrEqual(top + 1)
})

test('fills a cart from the home page by keyboard alone, with visible focus at each step', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await open(page, '/')
  const focus = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      const style = element && getComputedStyle(element)
      const places: (Element | null | undefined)[] = [element, element?.nextElementSibling]
      for (let around = element, up = 0; around && up < 4; around = around.parentElement as HTMLElement, up++)
        places.push(around)
      const hasRing = (place: Element) =>
        [undefined, '::before', '::after'].some(pseudo => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, pseudo)
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('0px 0px 0px')
        })
      return {
        name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '',
        isMarked: places.some(place => place && hasRing(place)),
        isSeen: !!style && element !== document.body,
      }
    })
  /** Presses Tab until an element with this name has the focus. Each stop must show its focus. */
  const tabTo = async (name: RegExp, most = 80) => {
    for (let count = 0; count < most; count++) {
      await page.keyboard.press('Tab')
      const at = await focus()
      if (at.isSeen) expect(at, `stop ${count} on the way to ${name}`).toMatchObject({ isMarked: true })
      if (name.test(at.name)) return
    }
    throw new Error(`nothing named ${name} within ${most} stops`)
  }

  await page.keyboard.press('Tab')
  expect((await focus()).name).toMatch(/skip/i)
  await tabTo(/^ALL PRODUCTS$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'All products', level: 1 })).toBeVisible()
  await expect(page.locator('main [data-component="ProductCard"]').first()).toBeVisible()
  await tabTo(/^add .*cart/i, 150)
  await page.keyboard.press('Enter')
  await expect(badge(page)).toHaveText('1')
  await tabTo(/^add .*cart/i)
  await page.keyboard.press('Enter')
  await expect(badge(page)).toHaveText('2')

  // Back to the top by the skip link: the header comes first in the order.
  await page.goto('/all-product')
  await tabTo(/^Shopping Cart/, 20)
  await page.keyboard.press('Enter')
  await tabTo(/^View cart$/, 20)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(cartPage(page).lines).toHaveCount(2)
  await tabTo(/increase quantity|quantity of/i)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(badge(page)).toHaveText('3')
  await tabTo(/^check out/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})
