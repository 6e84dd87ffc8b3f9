import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, until } from '../../../test/render.tsx'
import { CategoryTile } from '../../patterns/category-tile/index.ts'
import { ProductCard } from '../../patterns/product-card/index.ts'
import { Picture, type PictureData } from './index.ts'

const TEAL = [64, 103, 102] as const

/** A picture of one color. */
const teal = (): PictureData => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
  const context = canvas.getContext('2d')!
  context.fillStyle = `rgb(${TEAL.join(' ')})`
  context.fillRect(0, 0, 40, 40)
  return { alt: 'A teal mug', src: canvas.toDataURL('image/png'), width: 40, height: 40 }
}

/** Colors that the browser paints at heights of an element's middle, as shares of its height. */
async function paintedAt(element: Element, heights: readonly number[]) {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const shot = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), one => one.charCodeAt(0))]))
  const canvas = new OffscreenCanvas(shot.width, shot.height).getContext('2d')!
  canvas.drawImage(shot, 0, 0)
  return heights.map(height => [
    ...canvas.getImageData(shot.width >> 1, Math.floor(height * shot.height), 1, 1).data.slice(0, 3),
  ])
}

afterEach(() => {
  delete document.documentElement.dataset.theme
})

test.each([
  ['an arch', () => <Picture picture={teal()} sizes="200px" shape="arch" />],
  [
    'a category tile',
    () => <CategoryTile category={{ id: 'mugs', name: 'Mugs', href: '/mugs', picture: teal() }} />,
  ],
  [
    'a product card',
    () => (
      <ProductCard
        product={{
          id: 'mug',
          name: 'Cove mug',
          href: '/mug',
          shop: { name: 'Kiln' },
          picture: teal(),
          price: 19,
        }}
      />
    ),
  ],
])('shows a product in its own colors in %s of the dark theme', async (_, ui) => {
  document.documentElement.dataset.theme = 'dark'
  const { element } = render(<div style={{ inlineSize: 200 }}>{ui()}</div>)
  await until(() => element.querySelector('img')?.complete === true)
  const picture = element.querySelector('[data-component="Picture"]')!
  for (const color of await paintedAt(picture, [0.12, 0.5, 0.62, 0.9]))
    for (const [at, value] of TEAL.entries()) expect(Math.abs(color[at]! - value)).toBeLessThanOrEqual(2)
})
