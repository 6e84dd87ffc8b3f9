import type { Page } from '@playwright/test'
import type { ReviewList } from '@stoa/api-client/schema'
import { expect, open, test } from './support/test.ts'

const MUG = 'cove-mug-320-ml'
const reviews = (page: Page) => page.locator('[data-component="Review"]')
const orders = (page: Page) => page.getByRole('navigation', { name: 'Order of the reviews' })
const starsOf = (page: Page) =>
  reviews(page).evaluateAll(all => all.map(one => Number(/(\d) of 5 stars/.exec(one.textContent ?? '')?.[1])))
const read = async (query: string): Promise<ReviewList> =>
  (await fetch(`${process.env.STOREFRONT_URL}/api/public/products/${MUG}/reviews?${query}`)).json()

/** Links through the reviews, each with the reviews that the API returns for it. */
const WAYS = [
  ['Highest rated', 'reviews=highest', 'sort=highest'],
  ['Lowest rated', 'reviews=lowest', 'sort=lowest'],
  // No review of it has a picture, so that "Pictures first" is newest first.
  ['Newest', '', 'sort=pictures'],
] as const

const titlesOf = ({ items }: ReviewList) => items.map(({ title }) => title ?? '')
const shown = (page: Page) =>
  reviews(page).evaluateAll(all => all.map(one => one.querySelector('h3')?.textContent ?? ''))

test('sorts and filters reviews by links, with counts and with the state in the URL', async ({
  page,
  shelf,
}) => {
  const { ratingDistribution } = await shelf.product(MUG)
  await open(page, `/product/${MUG}`)
  await expect(orders(page).getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
  for (const [name, search, query] of WAYS) {
    await orders(page).getByRole('link', { name }).click()
    await expect(orders(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(url => url.search === (search && `?${search}`))
    await expect.poll(() => shown(page)).toEqual(titlesOf(await read(query)))
  }

  const four = ratingDistribution[3]!
  await page
    .locator('[data-component="RatingSummary"]')
    .getByRole('link', { name: /^4 stars/ })
    .click()
  await expect.poll(() => starsOf(page)).toEqual(Array(Math.min(10, four)).fill(4))
  await expect(page.locator('#reviews').getByRole('status').first()).toHaveText(
    `${four} reviews with 4 stars`,
  )
  await orders(page).getByRole('link', { name: 'Highest rated' }).click()
  await expect(page).toHaveURL(`/product/${MUG}?reviews=highest&stars=4#reviews`)
  // Other links keep the choice of the page.
  await expect(orders(page).getByRole('link', { name: 'Highest rated' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect.poll(() => shown(page)).toEqual(titlesOf(await read('sort=highest&stars=4')))
  if (four > 10) {
    await page.getByRole('link', { name: 'Show more reviews' }).click()
    await expect(reviews(page)).toHaveCount(Math.min(20, four))
    expect(new Set(await starsOf(page))).toEqual(new Set([4]))
  }
  await orders(page)
    .getByRole('link', { name: /^Remove filter 4 stars/ })
    .click()
  await expect(page).toHaveURL(`/product/${MUG}?reviews=highest#reviews`)
  await page.goBack()
  await expect(page).toHaveURL(`/product/${MUG}?reviews=highest&stars=4#reviews`)
  await expect.poll(async () => new Set(await starsOf(page))).toEqual(new Set([4]))
})

test('tells search engines nothing about the order of a part', async ({ page }) => {
  await page.goto(`/product/${MUG}?reviews=lowest&stars=4`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/product/${MUG}$`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sorts, filters and turns pages of reviews', async ({ page, shelf }) => {
    const { ratingDistribution } = await shelf.product(MUG)
    await page.goto(`/product/${MUG}`)
    await orders(page).getByRole('link', { name: 'Highest rated' }).click()
    await expect(page).toHaveURL(`/product/${MUG}?reviews=highest#reviews`)
    await expect(reviews(page).getByRole('heading', { level: 3 }).first()).toHaveText(
      titlesOf(await read('sort=highest')).find(title => title !== '')!,
    )
    const first = await reviews(page).first().textContent()
    await page.getByRole('link', { name: 'Show more reviews' }).click()
    await expect(page).toHaveURL(/after=/)
    await expect(reviews(page).first()).not.toHaveText(first!)
    await page
      .locator('[data-component="RatingSummary"]')
      .getByRole('link', { name: /^3 stars/ })
      .click()
    await expect(reviews(page)).toHaveCount(Math.min(10, ratingDistribution[2]!))
  })
})
