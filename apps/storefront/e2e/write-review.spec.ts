import type { Page } from '@playwright/test'
import type { Product, ProductCard } from '@stoa/api-client/schema'
import { spareProducts } from './support/checkout.ts'
import { axeFindings, colorFindings, findings, sideways } from './support/engines.ts'
import { placeOrders } from './support/orders.ts'
import { blackPng } from './support/png.ts'
import { isSoak } from './support/soak.ts'
import { type Account, enterAs, expect, hydrated, logIn, open, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const words = (page: Page) => main(page).getByRole('textbox', { name: 'Your review' })

/** Buys the products and marks them as delivered. */
const deliver = ({ email }: Account, products: readonly ProductCard[]) =>
  placeOrders(
    email,
    products.map(({ slug, shop, name }) => ({
      number: email.slice(8, 18).replace('-', 'X').toUpperCase(),
      placedAt: '2026-09-10T12:00:00Z',
      shop: shop.slug,
      total: 4_800,
      status: 'confirmed',
      fulfillment: 'delivered',
      events: [{ kind: 'placed', at: '2026-09-10T12:00:00Z' }],
      parcel: { carrier: 'Northpost', number: 'NP-77', href: 'https://carrier.example/NP-77' },
      lines: [{ title: name, slug, quantity: 1 }],
    })),
  )

/** Rating that the product's page shows with one more review of this many stars. */
function ratingWith({ ratingDistribution }: Product, stars?: number) {
  const counts = ratingDistribution.map((count, at) => count + Number(at + 1 === stars))
  const count = counts.reduce((sum, each) => sum + each, 0)
  const sum = counts.reduce((all, each, at) => all + each * (at + 1), 0)
  return { heading: `${count} reviews`, average: (Math.round((sum / count) * 10) / 10).toFixed(1) }
}

async function expectRating(page: Page, { heading, average }: ReturnType<typeof ratingWith>) {
  await expect(page.locator('#reviews').getByRole('heading', { level: 2 })).toHaveText(heading)
  await expect(page.locator('[data-component="RatingSummary"]')).toContainText(average)
}

const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user-data') ?? '{}')
    await fetch('/api/auth/signout', { headers: { authorization: `Bearer ${token}` } })
  })

test('[ORD-04] writes, changes and deletes a review with a picture and updates the average', async ({
  page,
  shelf,
  newAccount,
}) => {
  const card = (await spareProducts(4, 8)).find(({ rating }) => (rating?.count ?? 0) > 1)!
  const before = await shelf.product(card.slug)
  const account = await newAccount()
  await deliver(account, [card])
  await enterAs(page, account, `/product/${card.slug}`)
  await expectRating(page, ratingWith(before))
  await page.locator('#reviews').getByRole('link', { name: 'Write a review' }).click()
  await expect(page).toHaveURL(`/account/reviews/${card.id}`)

  await button(page, 'Publish the review').click()
  await expect(main(page).getByText('Choose a rating.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('radio', { name: '2 stars: Fair' })).toBeChecked()
  await main(page).getByRole('textbox', { name: 'Title' }).fill('Not what I hoped for')
  await words(page).fill('It wobbles.\nThe colour is <b>fine</b>.')
  const png = { name: 'wobble.png', mimeType: 'image/png', buffer: blackPng(2_600, 1_200) }
  await main(page).locator('input[type=file]').setInputFiles(png)
  await expect(main(page).getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expect(main(page).getByRole('progressbar')).toHaveCount(0)

  // The input survives a reload and the end of the session.
  await page.reload()
  await expect(words(page)).toHaveValue('It wobbles.\nThe colour is <b>fine</b>.')
  await endSession(page)
  await button(page, 'Publish the review').click()
  await expect(page).toHaveURL('/login')
  await hydrated(page)
  await logIn(page, account)
  await expect(page).toHaveURL(`/account/reviews/${card.id}`)
  await expect(main(page).getByRole('radio', { name: '2 stars: Fair' })).toBeChecked()
  await expect(main(page).getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await button(page, 'Publish the review').click()
  await expect(page).toHaveURL('/account/reviews')
  const own = main(page).getByRole('region', { name: card.name })
  await expect(own).toContainText('Verified purchase')

  await own.getByRole('link', { name: card.name, exact: true }).click()
  await expectRating(page, ratingWith(before, 2))
  const review = page.locator('[data-component="Review"]').first()
  await expect(review).toContainText('Not what I hoped for')
  await expect(review).toContainText('The colour is <b>fine</b>.')
  await review.getByRole('link', { name: 'Enlarge picture 1 by Ines M.' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Photographs by Ines M., large' })
  await expect(viewer.locator('img')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()

  await page.locator('#reviews').getByRole('link', { name: 'Edit your review' }).click()
  await expect(words(page)).toHaveValue('It wobbles.\nThe colour is <b>fine</b>.')
  await main(page).getByRole('radio', { name: '5 stars: Excellent' }).check()
  await button(page, 'Remove picture 1').click()
  await button(page, 'Save the review').click()
  await expect(page).toHaveURL('/account/reviews')
  await open(page, `/product/${card.slug}`)
  await expectRating(page, ratingWith(before, 5))
  await expect(review.getByRole('link', { name: /^Enlarge/ })).toHaveCount(0)

  await open(page, '/account/reviews')
  await button(page, `Delete your review of ${card.name}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await expect(main(page).getByRole('link', { name: `Write a review of ${card.name}` })).toBeVisible()
  await open(page, `/product/${card.slug}`)
  await expectRating(page, ratingWith(before))
})

if (isSoak)
  test('says that a product wasn’t delivered and offers no review on its page', async ({
    page,
    newAccount,
  }) => {
    const [card] = await spareProducts(4, 1)
    await enterAs(page, await newAccount(), `/account/reviews/${card!.id}`)
    await expect(main(page).getByRole('heading', { name: 'You can’t review this yet' })).toBeVisible()
    const asked = page.waitForResponse('**/api/user/reviews')
    await open(page, `/product/${card!.slug}`)
    await asked
    await expect(page.locator('#reviews').getByRole('link', { name: 'Write a review' })).toHaveCount(0)
  })

if (isSoak)
  test('passes the engines on the review pages, wide and narrow, light and dark', async ({
    page,
    newAccount,
  }) => {
    const cards = await spareProducts(2, 2)
    const account = await newAccount()
    await deliver(account, cards)
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    await enterAs(page, account, `/account/reviews/${cards[0]!.id}`)
    const found: string[] = []
    const look = async () => {
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await sideways(page), `${page.url()} at ${width} px`).toBe(0)
        if (width === 1280) found.push(...(await findings(page)))
        if (width === 390) found.push(...(await axeFindings(page)))
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...(await colorFindings(page)))
      await page.emulateMedia({ colorScheme: 'light' })
    }
    const png = { name: 'cup.png', mimeType: 'image/png', buffer: blackPng(300, 200) }
    await main(page)
      .locator('input[type=file]')
      .setInputFiles([png, png, { ...png, buffer: Buffer.from('none') }])
    await expect(main(page).getByText(/^Couldn’t upload picture 3/)).toBeVisible()
    await expect(main(page).getByRole('progressbar')).toHaveCount(0)
    await look()
    await button(page, 'Remove picture 3').click()
    await main(page).getByRole('radio', { name: '4 stars: Very good' }).check()
    await button(page, 'Publish the review').click()
    await expect(main(page).getByRole('heading', { name: 'Your reviews' })).toBeVisible()
    await look()
    expect(found).toEqual([])
  })
