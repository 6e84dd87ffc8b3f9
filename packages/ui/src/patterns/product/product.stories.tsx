import type { Meta, StoryObj } from '@storybook/react-vite'
import { inArabic } from '../../../fixtures/arabic/index.ts'
import { faceOf, longName, shopOf } from '../../../fixtures/store-data.ts'
import { DescriptionList } from '../../primitives/description-list/index.ts'
import {
  BuyBar,
  BuyRow,
  type BuyRowProps,
  DeliveryList,
  FactTable,
  MadeBy,
  ProductFrame,
  ProductHeading,
  ProductLayout,
  ProductPrice,
  ShareButton,
  ShopPanel,
  StockLine,
} from './index.ts'

interface Demo extends BuyRowProps {
  amount: number
}

/** Column next to a product's pictures, from its name to its shop. */
function Info({ amount, ...buying }: Demo) {
  return (
    <>
      <ProductHeading
        shop={shopOf('Kiln & Cove')}
        name={buying.name}
        rating={{ average: 4.8, count: 214 }}
        reviewsHref="#reviews"
        end={<ShareButton href="mailto:" onShare={() => {}} />}
      />
      <ProductPrice amount={amount} saleAmount={2240} saleEnds="Until Sunday" />
      <StockLine
        state={buying.soldOut ? 'out' : 'in'}
        text={buying.soldOut ? 'Sold out in this size.' : 'In stock.'}
        note={buying.soldOut ? undefined : 'Ships tomorrow from Falmouth.'}
      />
      <BuyRow {...buying} />
      <MadeBy
        title="Made by Ines and Tom in Falmouth"
        text="Ines throws, Tom mixes the glazes."
        makers={[{ name: 'Ines', portrait: faceOf('ines') }, { name: 'Tom' }]}
        tone="sage"
        href="/shop/kiln-and-cove"
      />
      <DeliveryList
        items={[
          { id: 's', icon: 'standard', title: 'Standard', text: '3 to 5 days', amount: 699 },
          { id: 'r', icon: 'returns', title: 'Returns within 30 days', text: 'The shop pays the way back.' },
        ]}
      />
      <ShopPanel
        shop={shopOf('Kiln & Cove')}
        note="Here since 2021"
        facts={['412 sold in the last 90 days.']}
        howCounted="Pieces of all its products."
        text="Two potters, one kiln, and a view of the harbour."
      />
      <FactTable
        title="Dimensions"
        rows={[
          ['Height', '9.5 cm', '3.7 in'],
          ['Capacity', '320 ml', '10.8 fl oz'],
        ]}
      />
      <FactTable
        title="Sizes"
        head={['Size', 'Diameter', 'US size']}
        rows={[
          ['54', '17.2 mm', '7'],
          ['57', '18.1 mm', '8'],
        ]}
        current="54"
        note="The size is the inner circumference in millimeters."
      />
      <DescriptionList size="sm" items={[{ term: 'Material', description: 'Stoneware, food-safe glaze' }]} />
    </>
  )
}

const meta = {
  title: 'Patterns/Product/Product',
  id: 'patterns-product',
  component: Info,
  subcomponents: {
    ProductFrame,
    ProductLayout,
    ProductHeading,
    ProductPrice,
    StockLine,
    BuyRow,
    BuyBar,
    ShopPanel,
    DeliveryList,
    FactTable,
    MadeBy,
    ShareButton,
  },
  args: {
    amount: 2800,
    name: 'Cove mug',
    quantity: 1,
    onQuantityChange: () => {},
    max: 5,
    saved: false,
    onSavedChange: () => {},
    soldOut: false,
    onAddToCart: () => {},
  },
  decorators: [
    Story => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Info>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SoldOut: Story = { args: { soldOut: true } }
export const LongText: Story = { args: { name: longName } }
export const RightToLeft: Story = {
  render: props => inArabic(Info(props)),
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
