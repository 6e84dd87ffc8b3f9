import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Link } from './index.ts'

test.each(['ltr', 'rtl'] as const)('the arrow points onward, %s', async direction => {
  document.documentElement.dir = direction
  try {
    render(
      <Link href="/category/kitchen" arrow>
        See all
      </Link>,
    )
    const link = page.getByRole('link', { name: 'See all' })
    await expect.element(link).toBeVisible()
    const arrow = getComputedStyle(link.element().querySelector('svg')!)
    expect(arrow.transform).toBe(direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none')
  } finally {
    document.documentElement.dir = 'ltr'
  }
})
