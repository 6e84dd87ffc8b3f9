import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bare, shipped, tracked } from '../../../fixtures/order-data.ts'
import { render } from '../../../test/render.tsx'
import { OrderConfirmation, OrderDetailCard, TrackedOrder } from './index.ts'

test('buttons that look alike are named after their line or shop, and say which was pressed', async () => {
  const pressed: string[] = []
  render(
    <OrderDetailCard
      order={shipped}
      onBuyLine={id => pressed.push(id)}
      onBuyAll={() => pressed.push('all')}
      onInvoice={() => pressed.push('invoice')}
    />,
  )
  for (const name of ['Buy again: Cove mug', 'Reorder from Kiln & Cove', 'Download invoice from Kiln & Cove'])
    await userEvent.click(page.getByRole('button', { name, exact: true }))
  expect(pressed).toEqual(['l1', 'all', 'invoice'])
  expect(page.getByRole('button').elements()).toHaveLength(3)
  await expect.element(page.getByText('No longer sold')).toBeVisible()
})

test('moves later actions into a menu, and lets a shipped parcel be marked as delivered', async () => {
  const pressed: string[] = []
  render(
    <OrderDetailCard
      order={shipped}
      returnHref="#return"
      claimHref="#claim"
      onCancel={() => pressed.push('cancel')}
      onInvoice={() => pressed.push('invoice')}
      onArrived={id => pressed.push(id)}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: 'Return items to Kiln & Cove' }))
    .toHaveAttribute('href', '#return')
  await page.getByRole('button', { name: 'Cancel items of Kiln & Cove' }).click()
  await page.getByRole('button', { name: 'Mark as delivered: parcel 1' }).click()
  expect(page.getByRole('button', { name: /^Mark as delivered/ }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'More for Kiln & Cove' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Report a problem' }))
    .toHaveAttribute('href', '#claim')
  await page.getByRole('menuitem', { name: 'Download invoice' }).click()
  expect(pressed).toEqual(['cancel', 'p1', 'invoice'])
})

test('shows events newest first, and no link for a parcel without a carrier', async () => {
  render(<TrackedOrder order={tracked(shipped)} />)
  await expect.element(page.getByText('Confirmed by the shop')).toBeVisible()
  const events = page.getByRole('list').elements()[0]!
  expect([...events.querySelectorAll('time')].map(time => time.dateTime)).toEqual(
    shipped.events.map(({ at }) => at).reverse(),
  )
  expect(page.getByRole('link', { name: /^Track with/ }).elements()).toHaveLength(1)
})

test('an order of which little is known says so and leaves nothing empty', async () => {
  render(<OrderDetailCard order={bare} onBuyAll={() => {}} />)
  await expect.element(page.getByText('No events yet.')).toBeVisible()
  await expect.element(page.getByText('Nothing has shipped yet.')).toBeVisible()
  // No line is sold any longer.
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('the page that thanks marks a test before everything else', async () => {
  render(<OrderConfirmation number="7KQ2M9XW4T" text="It comes soon." shops={[]} isTest />)
  await expect.element(page.getByText('No money moved', { exact: false })).toBeVisible()
  const text = document.querySelector('[data-component="OrderConfirmation"]')?.textContent ?? ''
  expect(text.indexOf('TEST')).toBeLessThan(text.indexOf('Thank you'))
})
