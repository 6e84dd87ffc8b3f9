import { Button } from '@stoa/ui/button'
import { inArabic } from '@stoa/ui/fixtures'
import { choosable } from '@stoa/ui/fixtures/after-sales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AmountsBack,
  OrderCase,
  OrderColumns,
  OrderNotes,
  OrderPanel,
  OrderPieces,
  ParcelCard,
  type ShopOrderLine,
  ShopOrderLines,
  type ShopParcel,
} from './index.ts'

const lines: ShopOrderLine[] = choosable.map(({ max: _, ...line }, at) => ({
  ...line,
  sku: `CM-LAG-${320 + at}`,
  quantity: 3,
  total: line.unitPrice * 3,
  canceled: at,
  shipped: 1,
  returned: 0,
  open: 2 - at,
}))
const parcel: ShopParcel = {
  id: 'p1',
  status: 'shipped',
  carrier: 'DHL',
  trackingNumber: '00340434161094042557',
  trackingHref: 'https://example.test/',
  shippedAt: '2026-11-21T14:02:00Z',
  deliveredAt: null,
  handedOverOn: '2026-11-20',
  isReplacement: false,
  contents: [{ id: 'l1', title: 'Cove mug', quantity: 1 }],
}
const notes = [
  { id: 'n1', author: 'Ines', text: 'Wrap it twice.', at: '2026-11-21T14:02:00Z' },
  { id: 'n2', author: null, text: 'It is a gift: no prices.', at: '2026-11-21T15:02:00Z' },
]

interface Shown {
  lines: readonly ShopOrderLine[]
  parcels: readonly ShopParcel[]
  notes: typeof notes
}

function OrderParts({ lines, parcels, notes }: Shown) {
  return (
    <OrderColumns
      beside={
        <OrderPanel title="Notes">
          <OrderNotes notes={notes} />
        </OrderPanel>
      }
    >
      <OrderPanel title="Items" actions={<OrderPieces pictures={[]} count={lines.length} />}>
        <ShopOrderLines lines={lines} currency="USD" />
      </OrderPanel>
      <OrderPanel title="Return">
        <OrderCase
          title="Return of 2 items"
          status={{ label: 'To answer', tone: 'caution' }}
          at="2026-11-21T14:02:00Z"
          text="Answer by November 24."
          pieces={[{ id: 'l1', title: 'Cove mug', quantity: 2, note: 'Damaged' }]}
          words="The handle came off."
          facts={[['Carrier', 'DHL']]}
        />
        <AmountsBack amounts={{ items: 4_800, delivery: 699, total: 5_499 }} currency="USD" />
      </OrderPanel>
      <OrderPanel title="Parcels">
        {parcels.map((each, at) => (
          <ParcelCard key={each.id} parcel={each} number={at + 1}>
            {each.status === 'pending' && <Button size="sm">Ship</Button>}
          </ParcelCard>
        ))}
      </OrderPanel>
    </OrderColumns>
  )
}

/** The parts of an order's page in the seller area. */
const meta = {
  title: 'Seller/Orders/OrderParts',
  id: 'seller-orderparts',
  component: OrderParts,
  subcomponents: {
    AmountsBack,
    OrderCase,
    OrderNotes,
    OrderColumns,
    OrderPanel,
    ParcelCard,
    OrderPieces,
    ShopOrderLines,
  },
  args: { lines, parcels: [parcel, { ...parcel, id: 'p2', status: 'pending', trackingHref: null }], notes },
} satisfies Meta<typeof OrderParts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { parcels: [], notes: [] } }
export const LongText: Story = {
  args: {
    lines: lines.map(line => ({ ...line, title: `${line.title} `.repeat(8), sku: 'LONG-'.repeat(20) })),
    notes: notes.map(note => ({ ...note, text: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) })),
  },
}
export const RightToLeft: Story = {
  render: props => inArabic(OrderParts(props)),
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
