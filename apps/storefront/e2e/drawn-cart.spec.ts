import type { Page } from '@playwright/test'
import { addFromPage, badge, cartPage, toast } from './support/cart.ts'
import { enterAs, expect, hydrated, open, stored, test } from './support/test.ts'

const isDrawn = (page: Page) => page.evaluate(() => 'stoaCart' in window)

const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** The page's content without what may differ unseen: order of attributes, ids, styles that are empty. */
const content = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove()
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
      for (const [name] of attributes) element.removeAttribute(name)
      for (const [name, value] of attributes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
        if (!/^(id|aria-labelledby|style|data-kept|data-discover)$/.test(name))
          element.setAttribute(name, value)
    }
    return copy.innerHTML.replaceAll(/<!--[^>]*-->/g, '')
  })

/** Loads the cart anew and leaves it alone: nobody has come near. */
const untouched = async (page: Page) => {
  await page.goto('/cart')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

test('a guest’s cart is in the page before any script file, as React would have drawn it', async ({
  page,
  shelf,
}) => {
  const errors = errorsOf(page)
  const [one, two] = await shelf.plain(2)
  const several = await shelf.withOptions()
  await addFromPage(page, one!.slug)
  await addFromPage(page, one!.slug)
  await addFromPage(page, two!.slug)
  await open(page, `/product/${several.slug}`)
  const variant = several.variants.find(({ stock }) => stock === null || stock >= 5)!
  for (const option of several.options)
    await page
      .getByRole('group', { name: option.name })
      .getByRole('radio', {
        name: option.values.find(({ id }) => variant.optionIds.includes(id))!.name,
        exact: true,
      })
      .check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('4')
  await open(page, '/cart')
  await cartPage(page).select(two!.name).click()
  await expect.poll(() => stored(page, 'local_selected_items').then(ids => (ids as string[]).length)).toBe(2)

  const bare = await page.context().newPage()
  await bare.route('**/assets/*.js', route => route.abort())
  await bare.goto('/cart')
  await expect(cartPage(bare).lines).toHaveCount(3)
  await expect(cartPage(bare).quantity(one!.name)).toHaveValue('2')
  await expect(cartPage(bare).select(two!.name)).not.toBeChecked()
  expect(await cartPage(bare).selectAll.evaluate(box => (box as HTMLInputElement).indeterminate)).toBe(true)
  await bare.close()

  await untouched(page)
  expect(await isDrawn(page)).toBe(true)
  const drawn = await content(page)
  const line = await cartPage(page).lines.first().elementHandle()
  await hydrated(page)
  expect(await isDrawn(page)).toBe(false)
  expect(await content(page)).toBe(drawn)
  // The very elements were taken over.
  expect(await line!.evaluate(element => element.isConnected)).toBe(true)

  await page.getByRole('banner').getByRole('link', { name: 'Stoa, home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(cartPage(page).lines).toHaveCount(3)
  expect(await content(page)).toBe(drawn)
  expect(errors).toEqual([])
})

test('what is done to a drawn cart before its code is there counts', async ({ page, shelf }) => {
  const errors = errorsOf(page)
  const [one, two] = await shelf.plain(2)
  await addFromPage(page, one!.slug)
  await addFromPage(page, two!.slug)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/cart-page-*.js', async route => {
    await held
    await route.continue()
  })
  await untouched(page)
  const cart = cartPage(page)
  await cart.select(two!.name).click()
  await cart.more(one!.name).click()
  const field = cart.quantity(two!.name)
  await field.fill('3')
  expect(await isDrawn(page)).toBe(true)
  release()
  await hydrated(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('3')
  await expect(badge(page)).toHaveText('3')
  await field.blur()
  await expect(cart.select(two!.name)).not.toBeChecked()
  await expect(cart.quantity(one!.name)).toHaveValue('2')
  await expect(cart.quantity(two!.name)).toHaveValue('3')
  await expect(badge(page)).toHaveText('5')
  expect(errors).toEqual([])
})

test('an empty cart says so at once, and still when its code has come', async ({ page }) => {
  const errors = errorsOf(page)
  await untouched(page)
  expect(await isDrawn(page)).toBe(true)
  const drawn = await content(page)
  expect(drawn).toContain('Your cart')
  await hydrated(page)
  expect(await content(page)).toBe(drawn)
  expect(errors).toEqual([])
})

test('what cannot be drawn for sure waits for the scripts, which come by themselves', async ({
  page,
  shelf,
  newAccount,
}) => {
  const errors = errorsOf(page)
  const [one, two] = await shelf.plain(2)
  await addFromPage(page, one!.slug)
  await addFromPage(page, two!.slug)
  await open(page, '/cart')
  await cartPage(page)
    .line(two!.name)
    .getByRole('button', { name: /^save for later/i })
    .click()
  await expect(cartPage(page).lines).toHaveCount(1)
  await page.goto('/cart')
  await expect(cartPage(page).lines).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible()

  for (const spoilt of ['no JSON', '{"items":{}}', '[null]', '[{"id":"x"}]']) {
    await page.evaluate(text => {
      localStorage.clear()
      localStorage.setItem('guest_cart_items', text)
    }, spoilt)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), spoilt).toBeVisible()
  }
  await page.evaluate(() => localStorage.clear())
  await enterAs(page, await newAccount(), '/cart')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

test('a cart that another tab changes is not left as it was drawn', async ({ page, context, shelf }) => {
  const [one, two] = await shelf.plain(2)
  await addFromPage(page, one!.slug)
  await untouched(page)
  await expect(cartPage(page).lines).toHaveCount(1)
  const other = await context.newPage()
  await addFromPage(other, two!.slug)
  await expect(cartPage(page).lines).toHaveCount(2)
  await expect(toast(page, 'Product added')).toHaveCount(0)
})
