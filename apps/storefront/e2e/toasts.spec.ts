import type { Locator, Page } from '@playwright/test'
import { cartPage, toast } from './support/cart.ts'
import { enterAs, expect, hydrated, open, test } from './support/test.ts'

const CARD = '[data-component="Toast"]'
const cards = (page: Page) => page.locator(CARD)
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()

/** The way that a toast slides in is over. */
const settled = (target: Locator) =>
  target.evaluate(element => Promise.all(element.getAnimations().map(animation => animation.finished)))

const boxOf = async (target: Locator) => {
  await settled(target)
  return (await target.boundingBox())!
}

/** Pushes a toast to the right by so many pixels, at its title: further down is its button. */
const swipe = async (page: Page, target: Locator, distance: number) => {
  const { x, y } = await boxOf(target)
  await page.mouse.move(x + 60, y + 18)
  await page.mouse.down()
  await page.mouse.move(x + 60 + distance / 2, y + 18, { steps: 4 })
  await page.mouse.move(x + 60 + distance, y + 18, { steps: 4 })
  await page.mouse.up()
}

/** How long the one that `act` shows stays while no pointer is near, in milliseconds, by the page's own clock. */
const lifetime = async (page: Page, act: () => Promise<void>) => {
  await page.evaluate(selector => {
    const seen = { from: 0, to: 0 }
    Object.assign(window, { seen })
    new MutationObserver((_changes, observer) => {
      const isThere = document.querySelector(selector) !== null
      if (isThere) seen.from ||= performance.now()
      else if (seen.from) {
        seen.to = performance.now()
        observer.disconnect()
      }
    }).observe(document.body, { childList: true, subtree: true })
  }, CARD)
  await act()
  await page.mouse.move(5, 400)
  const lasted = await page.waitForFunction(() => {
    const { from, to } = (window as unknown as { seen: { from: number; to: number } }).seen
    return to && to - from
  })
  return lasted.jsonValue()
}

const refuse = async (page: Page) => {
  await page.route('**/api/auth/signin', route =>
    route.fulfill({ json: { token: null, refreshToken: null, isActive: 0 } }),
  )
  await open(page, '/login')
  await page
    .getByRole('main')
    .getByLabel(/e-?mail/i)
    .fill('waiting@example.com')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('walnut-harbour-91')
}
const logIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^log in$/i })
    .click()

test('[TST-01] success, error, warning, info and loading each look and read as what they are', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  const typed = (type: string, title: string) =>
    page.locator(`[data-component="Toast"][data-type="${type}"]`).filter({ hasText: title })
  await enterAs(page, await newAccount(), `/product/${product!.slug}`)
  await hydrated(page)
  await add(page).click()
  await expect(typed('success', 'Product added to cart successfully.')).toContainText('Success')
  await page.route('**/api/cart/add', route => route.abort())
  await add(page).click()
  await expect(typed('error', 'Failed to add product to cart. Please try again.')).toContainText('Error')
  await open(page, '/cart')
  await page.getByRole('main').getByRole('checkbox', { name: 'Select all', exact: true }).uncheck()
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).first().click()
  await expect(typed('warning', 'Please select items to checkout.')).toContainText('Warning')

  await open(page, '/account/profile')
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/user/export', async route => {
    await gate
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Download my data' }).click()
  await expect(typed('loading', 'Your data is being gathered')).toContainText('Loading')
  release()
  await expect(typed('success', 'Your data is in your downloads')).toBeVisible()
  await expect(typed('loading', 'Your data is being gathered')).toHaveCount(0)
})

test('[TST-01] a browser that keeps nothing is told so as information', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  await page.addInitScript(() => {
    const refuseIt = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuseIt })
    Object.defineProperty(window, 'sessionStorage', { get: refuseIt })
  })
  await open(page, `/product/${product!.slug}`)
  await add(page).click()
  await expect(
    page
      .locator('[data-component="Toast"][data-type="info"]')
      .filter({ hasText: 'This browser keeps nothing' }),
  ).toBeVisible()
})

test('[TST-02] the first kind: three at once, 356 px wide, 14 px apart, bottom right, Alt+T, a swipe of 20 px, 4000 ms', async ({
  page,
  shelf,
}) => {
  const products = await shelf.plain(4)
  const [product] = products
  for (const { slug } of products) {
    await open(page, `/product/${slug}`)
    await add(page).click()
    await expect(cards(page)).toHaveCount(1)
    // Said again, it takes its own place.
    await add(page).click()
    await expect(cards(page).locator('visible=true')).toHaveCount(1)
    await expect(cards(page)).toHaveAttribute('data-updated', 'true')
  }
  await open(page, '/cart')
  // Equal words with four lines to bring back.
  for (const [at, { name }] of products.entries()) {
    await cartPage(page).remove(name).click()
    await expect(cards(page)).toHaveCount(Math.min(at + 1, 3))
  }
  await cards(page).last().hover()
  const boxes = await Promise.all([0, 1, 2].map(at => boxOf(cards(page).nth(at))))
  const [first, second, third] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]]
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356])
  expect(Math.round(second.y - first.y - first.height)).toBe(14)
  expect(Math.round(third.y - second.y - second.height)).toBe(14)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(width - third.x - third.width).toBeLessThanOrEqual(32)
  expect(900 - third.y - third.height).toBeLessThanOrEqual(32)

  await page.keyboard.press('Alt+t')
  await expect(page.locator('[data-component="ToastViewport"]')).toBeFocused()
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await expect(cards(page)).toHaveCount(0, { timeout: 20_000 })

  await open(page, `/product/${product!.slug}`)
  await add(page).click()
  await expect(cards(page)).toHaveCount(1)
  await swipe(page, cards(page).first(), 15)
  await expect(cards(page)).toHaveCount(1)
  await swipe(page, cards(page).first(), 34)
  await expect(cards(page)).toHaveCount(0, { timeout: 3_000 })

  const stayed = await lifetime(page, () => add(page).click())
  expect(stayed).toBeGreaterThanOrEqual(4_000)
  expect(stayed).toBeLessThan(8_000)
})

test('[TST-03] [TST-05] the second kind: one at once, F8, a swipe of 50 px, 5000 ms, never over the first kind', async ({
  page,
}) => {
  await refuse(page)
  await logIn(page)
  const notice = toast(page, 'Account not activated')
  await expect(notice).toContainText('Please check your email to activate your account')
  await expect(page.getByRole('region', { name: /messages \(f8\)/i })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.locator('[data-component="ToastViewport"]')).toBeFocused()
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await swipe(page, notice, 40)
  await expect(notice).toBeVisible()
  await swipe(page, notice, 70)
  await expect(notice).toHaveCount(0, { timeout: 3_000 })

  const stayed = await lifetime(page, () => logIn(page))
  expect(stayed).toBeGreaterThanOrEqual(5_000)
  expect(stayed).toBeLessThan(9_000)
})

test('[TST-05] [TST-04] a message of two parts stands above the others, and there is one of them', async ({
  page,
  newAccount,
}) => {
  await enterAs(page, await newAccount(), '/account/profile')
  await page.route('**/api/user/update_profile', route => route.abort())
  const save = page.getByRole('main').getByRole('button', { name: 'Save' })
  await save.click()
  const notice = toast(page, 'Update failed')
  await expect(notice).toBeVisible()
  await notice.hover()
  await page.keyboard.press('Escape')
  await save.click()
  await expect(page.locator('[data-component="Toast"]').filter({ hasText: 'Update failed' })).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Download my data' }).click()
  const other = toast(page, 'Your data is in your downloads')
  await expect(other).toBeVisible()
  const [above, below] = [await boxOf(notice), await boxOf(other)]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
})
