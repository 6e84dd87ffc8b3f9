import type { DocsPairs } from '../../docs/component-docs.ts'
import { Text } from '../text/index.ts'
import { TabLinks, Tabs } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <TabLinks
          label="Kiln & Cove"
          value="reviews"
          tabs={[
            { value: 'products', label: 'Products', href: '#products', count: 24 },
            { value: 'reviews', label: 'Reviews', href: '#reviews', count: 310 },
          ]}
        />
      ),
      because: 'Each part has a URL: it can be sent, and Back returns to it.',
    },
    dont: {
      shows: (
        <Tabs
          label="Mug"
          tabs={[
            { value: 'price', label: 'Price', content: <Text>$38.00</Text> },
            { value: 'shipping', label: 'Shipping', content: <Text>$6.99</Text> },
          ]}
        />
      ),
      because: 'Two facts that are compared belong next to each other, not behind a press.',
    },
  },
]
