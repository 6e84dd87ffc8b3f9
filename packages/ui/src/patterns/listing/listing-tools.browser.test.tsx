import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sortOptions } from '../../../fixtures/store-data.ts'
import { ListingTools } from './listing-tools.tsx'

test('a filter with a long name ends before the order begins', async () => {
  await page.viewport(1000, 800)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(
    <ListingTools
      filtersId="filters"
      action="/search"
      search="?shop=long"
      sort={{ name: 'sort', value: 'match', options: sortOptions }}
      groups={[
        {
          kind: 'choices',
          id: 'shop',
          title: 'Shop',
          name: 'shop',
          limit: 8,
          options: [
            { value: 'long', label: 'A shop with a very long name '.repeat(6), count: 3, checked: true },
          ],
        },
      ]}
    />,
  )
  const chip = page.getByRole('link', { name: /very long name/ })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await expect.element(chip).toBeVisible()
  const { right } = chip.element().getBoundingClientRect()
  const { left = 0 } = order.element().closest('form')?.getBoundingClientRect() ?? {}
  expect(right).toBeLessThanOrEqual(left)
  root.unmount()
  box.remove()
  await page.viewport(1280, 800)
})
