import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Breadcrumbs } from './index.ts'

let root: ReturnType<typeof createRoot>
let box: HTMLElement
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

const DEEP = [
  { label: 'Home', href: '/' },
  { label: 'Kitchen & Table', href: '/category/kitchen' },
  { label: 'Mugs & cups', href: '/category/kitchen/mugs-and-cups' },
  { label: 'Cove mug' },
]

test('a phone shows the step back alone and whole, wider screens the whole way', async () => {
  root.render(<Breadcrumbs items={DEEP} />)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await page.viewport(1280, 800)
  await expect.element(way.getByText('Cove mug')).toBeVisible()
  expect(
    way
      .getByRole('link')
      .elements()
      .map(link => link.textContent),
  ).toEqual(['Home', 'Kitchen & Table', 'Mugs & cups'])
  await page.viewport(390, 800)
  await expect.element(way.getByText('Cove mug')).not.toBeVisible()
  expect(
    way
      .getByRole('link')
      .elements()
      .map(link => link.textContent),
  ).toEqual(['Mugs & cups'])
  const link = way.getByRole('link').element()
  expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
})

test('the name of a lone page stays on a phone', async () => {
  await page.viewport(390, 800)
  root.render(<Breadcrumbs items={[{ label: 'Home' }]} />)
  await expect.element(page.getByText('Home')).toBeVisible()
})
