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

test('the button of a product with options says that they are chosen first', () => {
  expect(sent({ hasOptions: false })).toContain('Add to cart')
  const html = sent({ hasOptions: true })
  expect(html).toContain('Choose options')
  expect(html).not.toContain('Add to cart')
})
