import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/store-data.ts'
import { StoaProvider } from '../../system/index.ts'
import { ProductCard, type ProductCardData } from './index.ts'

const sent = (change: Partial<ProductCardData>) =>
  renderToStaticMarkup(
    <StoaProvider>
      <ProductCard product={{ ...(products[2] as ProductCardData), ...change }} onAddToCart={() => {}} />
    </StoaProvider>,
  )

test('reads the link before the button, and colors and low stock as text', () => {
  const html = sent({ swatches: ['#12646c'], colorCount: 3, left: 2, secondPicture: products[0]!.picture })
  expect(html.indexOf('<a ')).toBeLessThan(html.indexOf('<button'))
  expect(html).toContain('3 colors')
  expect(html).toContain('+2')
  expect(html).toContain('2 left')
  // The second picture waits for a mouse.
  expect(html.match(/<picture/g)).toHaveLength(1)
})

test('the button of a product with options says that they are chosen first', () => {
  expect(sent({ hasOptions: false })).toContain('Add to cart')
  const html = sent({ hasOptions: true })
  expect(html).toContain('Choose options')
  expect(html).not.toContain('Add to cart')
})
