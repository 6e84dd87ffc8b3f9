import { toast } from '../support/cart.ts'
import { expect, open, test } from '../support/test.ts'

const MUG = 'cove-mug-320-ml'

test('shows pictures by thumbnails, arrows and zoom, all by keyboard', async ({ page, shelf }) => {
  const { pictures, name } = await shelf.product(MUG)
  const count = pictures.length
  await open(page, `/product/${MUG}`)
  const first = page.getByRole('link', { name: `Enlarge picture 1 of ${count}` })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: `Enlarge picture 2 of ${count}` })).toBeFocused()
  await expect(page.getByRole('link', { name: `Show picture 2 of ${count}` })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: `Pictures of ${name}, large` })
  await expect(viewer.getByRole('status')).toHaveText(`Picture 2 of ${count}`)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(viewer.locator('[data-state=zoomed]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Enlarge picture 2 of ${count}` })).toBeFocused()
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('closes what lies over the page on Back, and links in it leave no entry behind', async ({
    page,
    shelf,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    const [product] = await shelf.plain(1)
    await open(page, '/about')
    await page.getByRole('navigation').getByRole('link', { name: 'ALL PRODUCTS' }).tap()
    await expect(page).toHaveURL('/all-product')
    const address = `/product/${product!.slug}`
    await open(page, address)
    const head = page.getByRole('banner')
    const over = page.getByRole('dialog')
    const openers = [
      page.getByRole('main').locator('[data-component="Gallery"] [data-part="Enlarge"]').first(),
      head.getByRole('button', { name: 'Categories', exact: true }),
      head.getByRole('button', { name: 'Search', exact: true }),
    ]
    for (const opener of openers) {
      for (const isClosedByBack of [true, false]) {
        await opener.tap()
        await expect(over).toBeVisible()
        if (isClosedByBack) await page.goBack()
        else await over.getByRole('button', { name: /close/i }).tap()
        await expect(over).toBeHidden()
        await expect(page).toHaveURL(address)
      }
    }
    await head.getByRole('button', { name: 'Categories', exact: true }).tap()
    await over.getByRole('link', { name: 'Help' }).tap()
    await expect(page).toHaveURL('/help')
    await expect(over).toBeHidden()
    await head.getByRole('button', { name: 'Search', exact: true }).tap()
    await over.getByRole('searchbox').fill('mug')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=mug')
    for (const before of ['/help', address, '/all-product', '/about']) {
      await page.goBack()
      await expect(page).toHaveURL(before)
      await expect(page.getByRole('main')).toBeVisible()
    }
  })

  test('turns the picture by a swipe, enlarges it by a tap and zooms by another', async ({ page, shelf }) => {
    const { pictures, name } = await shelf.product(MUG)
    await open(page, `/product/${MUG}`)
    const finger = await page.context().newCDPSession(page)
    const box = (await page.locator('[data-part="Track"]').boundingBox())!
    const at = (x: number) => ({ touchPoints: [{ x, y: box.y + box.height / 2 }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(340) })
    for (let x = 330; x > 60; x -= 15) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
      await page.waitForTimeout(16)
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const second = page.getByRole('link', { name: `Enlarge picture 2 of ${pictures.length}` })
    await expect(second).toBeInViewport({ ratio: 0.95 })
    await second.tap()
    const viewer = page.getByRole('dialog', { name: `Pictures of ${name}, large` })
    await expect(viewer.getByRole('status')).toHaveText(`Picture 2 of ${pictures.length}`)
    await page.touchscreen.tap(195, 420)
    await expect(viewer.locator('[data-state=zoomed]')).toHaveCount(1)
    await viewer.getByRole('button', { name: 'Close' }).tap()
    await expect(viewer).toHaveCount(0)
  })
})

test('shows price and choices next to the picture on tablets', async ({ page }) => {
  await open(page, `/product/${MUG}`)
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [899, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('[data-component="ProductPrice"]')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-component="VariantPicker"]')).toBeInViewport()
    const picture = (await page.locator('[data-component="Gallery"]').boundingBox())!
    const price = (await page.locator('[data-component="ProductPrice"]').boundingBox())!
    expect(price.x, `at ${width} px`).toBeGreaterThan(picture.x + picture.width)
    expect(price.y, `at ${width} px`).toBeLessThan(picture.y + picture.height)
  }
})

test('shows measures, explains sizes and shares the product by its link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    const writeText = async (text: string) => {
      document.documentElement.dataset.copied = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await open(page, `/product/${MUG}?glaze=ink`)
  const dimensions = page.getByRole('table', { name: 'Dimensions' })
  await expect(dimensions.getByRole('row', { name: /^Capacity/ })).toHaveText('Capacity320 ml10.8 fl oz')
  const share = page.getByRole('link', { name: 'Share' })
  await expect(share).toHaveAttribute('href', /^mailto:\?subject=Cove%20mug.*&body=http.*cove-mug-320-ml$/)
  await share.click()
  await expect(toast(page, 'Link copied.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/product\/cove-mug-320-ml\?glaze=ink/)
  await open(page, '/product/signet-ring-gold')
  await page.getByRole('link', { name: 'Size guide' }).click()
  const sizes = page.getByRole('table', { name: 'Sizes' })
  await expect(sizes).toBeInViewport()
  await expect(sizes.getByRole('row', { name: /^54/ })).toHaveText('5417.2 mm7')
})
