import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { CountBadge } from './index.ts'

test('shows "and more" after its number on a right-to-left page too', async () => {
  document.documentElement.dir = 'rtl'
  try {
    render(<CountBadge count={120} />)
    const badge = page.getByText('99+')
    await expect.element(badge).toBeVisible()
    const words = badge.element().firstChild as Text
    const at = (place: number) => {
      const range = document.createRange()
      range.setStart(words, place)
      range.setEnd(words, place + 1)
      return range.getBoundingClientRect().left
    }
    expect(at(0)).toBeLessThan(at(2))
  } finally {
    document.documentElement.dir = 'ltr'
  }
})
