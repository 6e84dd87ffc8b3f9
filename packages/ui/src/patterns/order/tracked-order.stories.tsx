import type { Meta, StoryObj } from '@storybook/react-vite'
import { bare, long, shipped, tracked } from '../../../fixtures/order-data.ts'
import { OrderMoney, OrderParcels, OrderSkeleton, OrderTimeline, TrackedOrder } from './index.ts'

/** Steps and parcels of an order, without a name, an address or an amount. */
const meta = {
  title: 'Patterns/TrackedOrder',
  component: TrackedOrder,
  args: { order: tracked(shipped) },
} satisfies Meta<typeof TrackedOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Bare: Story = { args: { order: tracked(bare) } }
export const LongText: Story = { args: { order: tracked(long) } }
/** While it is being looked up, and while an order's own page loads. */
export const Loading: Story = { render: () => <OrderSkeleton kind="detail" count={1} /> }
export const Timeline: Story = {
  render: () => (
    <OrderTimeline
      events={[
        ...shipped.events,
        { kind: 'delivered', at: '2026-05-06T12:00:00Z' },
        { kind: 'returnRequested', at: '2026-05-09T12:00:00Z' },
        { kind: 'returnApproved', at: '2026-05-10T12:00:00Z' },
        { kind: 'returned', at: '2026-05-16T12:00:00Z' },
        { kind: 'refunded', at: '2026-05-16T12:05:00Z' },
      ]}
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
