import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Link } from '../link/index.ts'
import { Timeline } from './index.ts'

const items = [
  { id: 'delivered', title: 'Delivered', at: '2026-11-30T11:40:00Z', time: 'Nov 30, 11:40 AM' },
  { id: 'shipped', title: 'Shipped with DHL', at: '2026-11-28T09:14:00Z', time: 'Nov 28, 9:14 AM' },
  { id: 'placed', title: 'Ordered', at: '2026-11-26T18:02:00Z', time: 'Nov 26, 6:02 PM' },
]

const meta = {
  title: 'Components/Content/Timeline',
  id: 'primitives-timeline',
  component: Timeline,
  args: { items, current: 'delivered' },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Details below an event, and an event whose time is not known. */
export const Described: Story = {
  args: {
    current: 'customs',
    items: [
      { id: 'customs', title: 'In customs', description: 'This takes two to five days.' },
      ...items
        .slice(1)
        .map(item => ({ ...item, description: item.id === 'shipped' && <Link href="/track">Track</Link> })),
    ],
  },
}
export const LongText: Story = {
  args: { items: items.map(item => ({ ...item, title: longName, description: longName })) },
}
export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'delivered', title: arabic.delivered, at: '2026-11-30', time: '30 نوفمبر' },
      { id: 'shipped', title: arabic.shipped, at: '2026-11-28', time: '28 نوفمبر' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Described, globals: { viewport: { value: 'phone' } } }
