import { expect, test } from 'vitest'
import { render, until } from '../../../test/render.tsx'
import { Price } from './index.ts'

test('text for screen readers alone widens no page, even in a row that scrolls', async () => {
  const { element } = render(
    <div style={{ display: 'flex', inlineSize: 200, overflowX: 'auto' }}>
      <div style={{ flex: '0 0 200vw' }} />
      <Price amount={15800} saleAmount={13400} />
    </div>,
  )
  await until(() => element.textContent.includes('158'))
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})
