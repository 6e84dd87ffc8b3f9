import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lineOf, longName, shopOf } from '../../../fixtures/store-data.ts'
import { render } from '../../../test/render.tsx'
import { CartReview } from './index.ts'

const lines = [
  lineOf('Cove mug', 'mug-teal', { id: '1', quantity: 2, amount: 4480, options: 'Lagoon, 320 ml' }),
  lineOf('Ink mug', 'mug-ink', { id: '2', quantity: 1, amount: 2800 }),
]

test('reads as a region of its shop: what, how many, for how much, and nothing to change', async () => {
  render(<CartReview shop={shopOf('Kiln & Cove')} lines={lines} />)
  const shop = page.getByRole('region', { name: 'Kiln & Cove' })
  await expect.element(shop).toBeVisible()
  const items = shop.getByRole('listitem').elements()
  expect(items).toHaveLength(2)
  expect(items[0]?.textContent).toMatch(/Cove mug.*Lagoon, 320 ml.*2.*\$44\.80/)
  expect(items[1]?.textContent).toContain('$28.00')
  await expect.element(shop.getByRole('link', { name: 'Cove mug' })).toHaveAttribute('href', lines[0]?.href)
  expect(shop.element().querySelectorAll('button, input, select')).toHaveLength(0)
})

test('shows the problems of a line without buttons', async () => {
  const problems = [
    { code: 'out_of_stock', title: 'Sold out.', text: 'Remove it.', action: { label: 'Remove' } },
  ] as const
  render(<CartReview shop={shopOf('Kiln & Cove')} lines={[lineOf('Bowl', 'bowls', { problems })]} />)
  await expect.element(page.getByText('Sold out.')).toBeVisible()
  await expect.element(page.getByText('Remove it.')).toBeVisible()
  const note = page.getByRole('listitem').element().querySelector('[data-component="Note"]')
  expect(note?.getAttribute('data-tone')).toBe('critical')
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('amounts are in the line’s own currency', async () => {
  render(
    <CartReview
      shop={shopOf('Kiln & Cove')}
      lines={[lineOf('Bowl', 'bowls', { amount: 5000, currency: 'JPY' })]}
    />,
  )
  await expect.element(page.getByText('¥5,000')).toBeVisible()
})

test('names without a space to break at stay inside, and the amount in sight', async () => {
  await page.viewport(320, 700)
  const endless = 'Unbreakable'.repeat(900)
  render(
    <CartReview shop={shopOf(longName)} lines={[lineOf(endless, 'mug-teal', { amount: 123_456_789_00 })]} />,
  )
  await expect.element(page.getByText('$123,456,789.00')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
