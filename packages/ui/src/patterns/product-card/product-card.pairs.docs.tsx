import { products } from '../../../fixtures/store-data.ts'
import type { DocsPairs } from '../../docs/component-docs.ts'
import { ProductCard, type ProductCardData } from './index.ts'

const product = products[2] as ProductCardData

export const pairs: DocsPairs = [
  {
    do: {
      shows: <ProductCard product={product} />,
      because: 'The name is what it is; the shop, the price and the stars have their own places.',
    },
    dont: {
      shows: (
        <ProductCard product={{ ...product, name: `★★★ TOP DEAL!!! ${product.name} – FREE SHIPPING ★★★` }} />
      ),
      because:
        'Shouting in the name is cut off, is read out letter by letter, and is in every search result.',
    },
  },
]
