import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccountLayout } from './account-layout.tsx'

const places = ['Profile', 'Order History', 'Addresses', 'Password and devices']
const short = ['Profile', 'Addresses', 'Security', 'Orders', 'Reviews']

test('a phone shows every place of an account, the last one too', async () => {
  await page.viewport(390, 700)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(
    <AccountLayout title="Addresses" nav={places.map(label => ({ label, href: `/${label}` }))}>
      <p>None yet.</p>
    </AccountLayout>,
  )
  await expect.element(page.getByRole('heading', { name: 'Addresses' })).toBeVisible()
  for (const label of places) {
    const { left, right } = page.getByRole('link', { name: label }).element().getBoundingClientRect()
    expect(left, label).toBeGreaterThanOrEqual(0)
    expect(right, label).toBeLessThanOrEqual(390)
  }
  root.render(
    <AccountLayout title="Profile" nav={short.map(label => ({ label, href: `/${label}` }))}>
      <p>None yet.</p>
    </AccountLayout>,
  )
  await expect.element(page.getByRole('link', { name: 'Reviews' })).toBeVisible()
  const tops = short.map(
    label => page.getByRole('link', { name: label }).element().getBoundingClientRect().top,
  )
  expect(new Set(tops).size, 'rows of five short places').toBe(1)
  root.unmount()
  box.remove()
  await page.viewport(1280, 800)
})
