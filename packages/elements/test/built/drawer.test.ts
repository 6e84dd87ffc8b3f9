import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './pages.ts'

useBrowser()

const drawer = '<stoa-cart-drawer></stoa-cart-drawer>'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

/** Name of the element with the focus, inside of shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
  })

test('keeps the focus inside, and returns it', async () => {
  const page = await openPage(`<button data-stoa-open>Open it</button><a href="#x">Behind</a>${drawer}`, {
    cart: ['mug', 'bowl'],
  })
  await page.getByRole('button', { name: 'Open it' }).press('Enter')
  await panel(page).waitFor()
  const stops: string[] = []
  for (let i = 0; i < 24; i++) {
    stops.push(await focused(page))
    await page.keyboard.press('Tab')
  }
  expect(stops[0]).toBe('Close')
  expect(stops).toContain('Check out')
  expect(stops).not.toContain('Behind')
  expect(stops.filter(stop => stop === 'Close').length).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel(page).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Open it')
})

test('closes by a press on what covers the page', async () => {
  const page = await openPage(`<button data-stoa-open>Open it</button>${drawer}`, { cart: ['mug'] })
  await page.getByRole('button', { name: 'Open it' }).click()
  await panel(page).waitFor()
  await page.mouse.click(100, 500)
  await expect.poll(() => panel(page).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Open it')
})

test.each([1280, 390])('opens from the header at %i px, and returns the focus into it', async width => {
  const page = await openPage(`<stoa-header></stoa-header>${drawer}`, {
    cart: ['mug'],
    viewport: { width, height: 800 },
  })
  await page.getByRole('link', { name: 'Shopping Cart, 1 item' }).click()
  await panel(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => panel(page).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Shopping Cart, 1 item')
})

test('opens and closes by a property, as frameworks set attributes, and keeps its method', async () => {
  const page = await openPage(drawer)
  const set = (open: unknown) =>
    page.evaluate(
      open => void Object.assign(document.querySelector('stoa-cart-drawer') ?? {}, { open }),
      open,
    )
  await set(true)
  await panel(page).waitFor()
  await set(false)
  await expect.poll(() => panel(page).count()).toBe(0)
  await page.evaluate(() => document.querySelector('stoa-cart-drawer')?.open())
  await panel(page).waitFor()
})

test('changes, removes and restores lines, grouped by shop', async () => {
  const page = await openPage(
    `<stoa-cart-count></stoa-cart-count>${drawer}<button data-stoa-open>Open it</button>`,
    {
      cart: ['mug', 'throw'],
    },
  )
  await page.getByRole('button', { name: 'Open it' }).click()
  await panel(page).getByText('2 items from 2 shops').waitFor()
  await panel(page).getByRole('button', { name: 'Increase quantity of Cove mug' }).click()
  await panel(page).getByText('3 items from 2 shops').waitFor()
  await panel(page)
    .getByRole('checkbox', { name: /^Select Wool throw/ })
    .click()
  await expect.poll(() => page.locator('[data-part="Subtotal"]').textContent()).toBe('$56.00')
  await panel(page)
    .getByRole('button', { name: /^Remove Wool throw/ })
    .click()
  await panel(page).getByText('2 items from 1 shop').waitFor()
  await expect.poll(() => focused(page)).toBe('Cove mug')
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('3 items from 2 shops').waitFor()
})

test('hands the selected lines over, unless the page prevents it', async () => {
  const page = await openPage(`${drawer}<stoa-cart></stoa-cart>`, { cart: ['mug'] })
  await page.evaluate(() =>
    document.addEventListener('stoa-checkout', event => {
      event.preventDefault()
      document.title = JSON.stringify(event.detail.lines)
    }),
  )
  await page
    .locator('stoa-cart')
    .getByRole('button', { name: /^Check out/ })
    .click()
  expect(JSON.parse(await page.title())).toMatchObject([{ productId: 'mug', quantity: 1 }])
})

test('shows what the page puts into the slot of an empty cart, and reaches it by Tab', async () => {
  const page = await openPage(
    '<stoa-cart-drawer><p slot="empty">Nothing yet. <a href="#shelf">Look around</a></p></stoa-cart-drawer><button data-stoa-open>Open it</button>',
  )
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByText('Nothing yet.').waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Look around')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Close')
})
