import type { Meta, StoryObj } from '@storybook/react-vite'
import { gallery, longName } from '../../../fixtures/store-data.ts'
import {
  ORDER_STATUSES,
  OrderCard,
  type OrderCardData,
  OrderCards,
  OrderMoney,
  OrderParcels,
  OrderPurchase,
  OrderSkeleton,
  OrderStatus,
  OrderTimeline,
} from './index.ts'

const mug: OrderCardData = {
  id: 'o1',
  number: '7KQ2M9XW4T-1',
  placedAt: '2026-05-02T08:30:00Z',
  status: 'shipped',
  shop: { id: 'kiln', name: 'Kiln & Cove', href: '#shop' },
  total: 8_399,
  currency: 'USD',
  pieces: 3,
  lines: [
    {
      id: 'l1',
      title: 'Cove mug',
      options: ['Glaze: Lagoon', 'Set: One'],
      quantity: 2,
      picture: gallery[0] ?? null,
      href: '#mug',
    },
    { id: 'l2', title: 'A plate that is made no longer', options: [], quantity: 1, picture: null },
  ],
}
const meta = {
  title: 'Patterns/Orders/Orders',
  id: 'patterns-orders',
  component: OrderCard,
  subcomponents: {
    OrderCards,
    OrderPurchase,
    OrderStatus,
    OrderTimeline,
    OrderParcels,
    OrderMoney,
    OrderSkeleton,
  },
  args: { order: mug },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Many: Story = {
  render: () => (
    <OrderCards>
      <OrderCard
        order={{
          ...mug,
          lines: Array.from({ length: 8 }, (_, at) => ({ ...mug.lines[0]!, id: `l${at}` })),
          pieces: 16,
        }}
      />
      <OrderCard order={{ ...mug, number: '3HD8P1ZR6C-2', status: 'delivered', currency: 'JPY' }} />
    </OrderCards>
  ),
}
/** One purchase from two shops. */
export const Purchase: Story = {
  render: () => (
    <OrderCards>
      <OrderPurchase title="Purchase 7KQ2M9XW4T, from 2 shops" placedAt={mug.placedAt}>
        <OrderCard order={mug} headingLevel={3} />
        <OrderCard
          headingLevel={3}
          order={{
            ...mug,
            number: '7KQ2M9XW4T-2',
            status: 'placed',
            shop: { id: 'lumen', name: 'Lumen Row', href: '#shop' },
            lines: mug.lines.slice(0, 1),
          }}
        />
      </OrderPurchase>
    </OrderCards>
  ),
}
export const Statuses: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {ORDER_STATUSES.map(status => (
        <OrderStatus key={status} status={status} />
      ))}
    </div>
  ),
}
export const LongText: Story = {
  args: {
    order: {
      ...mug,
      number: longName.replaceAll(' ', ''),
      shop: { id: 'long', name: longName, href: '#shop' },
      lines: [{ ...mug.lines[0]!, title: longName.repeat(3), options: [longName] }],
    },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
