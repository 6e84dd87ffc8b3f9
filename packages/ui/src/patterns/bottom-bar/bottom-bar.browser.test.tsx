import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longName } from '../../../fixtures/store-data.ts'
import { render } from '../../../test/render.tsx'
import { Button } from '../../primitives/button/index.ts'
import { BottomBar } from './index.ts'

test.each(['ltr', 'rtl'] as const)('a long text stays next to the button, %s', async direction => {
  await page.viewport(320, 700)
  document.documentElement.dir = direction
  try {
    render(
      <BottomBar label="Buy" summary={<span>{longName}</span>}>
        <Button>Add to cart</Button>
      </BottomBar>,
    )
    const button = page.getByRole('button', { name: 'Add to cart' })
    await expect.element(button).toBeInViewport({ ratio: 1 })
    const range = document.createRange()
    range.selectNodeContents(page.getByText(longName).element())
    const words = range.getBoundingClientRect()
    const action = button.element().getBoundingClientRect()
    if (direction === 'ltr') expect(words.right).toBeLessThanOrEqual(action.left)
    else expect(words.left).toBeGreaterThanOrEqual(action.right)
  } finally {
    document.documentElement.dir = 'ltr'
  }
})
