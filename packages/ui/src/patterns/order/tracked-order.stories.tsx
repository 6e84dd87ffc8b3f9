import type { Meta, StoryObj } from '@storybook/react-vite'
import { bare, long, shipped, tracked } from '../../../fixtures/order-data.ts'
import {
  ORDER_EVENTS,
  OrderMoney,
  OrderParcels,
  OrderSkeleton,
  OrderTimeline,
  TrackedOrder,
} from './index.ts'

const meta = {
  title: 'Patterns/Orders/TrackedOrder',
  id: 'patterns-trackedorder',
  component: TrackedOrder,
  args: { order: tracked(shipped) },
} satisfies Meta<typeof TrackedOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Bare: Story = { args: { order: tracked(bare) } }
export const LongText: Story = { args: { order: tracked(long) } }
/** While it is being looked up, and while an order's own page loads. */
export const Loading: Story = { render: () => <OrderSkeleton layout="detail" count={1} /> }
/** Every possible event of an order. */
export const Timeline: Story = {
  render: () => (
    <OrderTimeline
      events={ORDER_EVENTS.map((kind, at) => ({
        kind,
        at: `2026-05-${String(at + 1).padStart(2, '0')}T12:00:00Z`,
      }))}
    />
  ),
}
export const Parcels: Story = {
  render: () => (
    <OrderParcels
      parcels={[
        ...shipped.parcels,
        { ...shipped.parcels[0]!, id: 'p3', status: 'delivered', deliveredAt: '2026-05-06T12:00:00Z' },
        { ...shipped.parcels[0]!, id: 'p4', status: 'canceled', carrier: null },
      ]}
    />
  ),
}
export const Money: Story = {
  render: () => (
    <OrderMoney currency="USD" amounts={[...shipped.amounts, { label: 'Refunded', amount: -1_800 }]} />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
