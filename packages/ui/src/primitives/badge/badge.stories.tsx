import type { Meta, StoryObj } from '@storybook/react-vite'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { Badge, CountBadge } from './index.ts'

const meta = {
  title: 'Components/Feedback/Badge',
  id: 'primitives-badge',
  component: Badge,
  subcomponents: { CountBadge },
  args: { children: 'Delivered', tone: 'positive', dot: true },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const

export const Default: Story = {}
export const Statuses: Story = {
  render: () => (
    <div style={row}>
      <Badge dot tone="info">
        Placed
      </Badge>
      <Badge dot tone="accent">
        Confirmed
      </Badge>
      <Badge dot tone="caution">
        Partly shipped
      </Badge>
      <Badge dot tone="positive">
        Delivered
      </Badge>
      <Badge dot>Canceled</Badge>
      <Badge dot tone="critical">
        Payment failed
      </Badge>
      <Badge tone="positive" icon={BadgeCheck}>
        Verified purchase
      </Badge>
    </div>
  ),
}
export const Tags: Story = {
  render: () => (
    <div style={row}>
      <Badge emphasis="solid" tone="sale">
        −25%
      </Badge>
      <Badge emphasis="solid" tone="inverse">
        New
      </Badge>
      <Badge emphasis="solid" tone="raised">
        Sold out
      </Badge>
    </div>
  ),
}
/** Empty at 0, and never wider than three characters. */
export const Counts: Story = {
  render: () => (
    <div style={row}>
      <CountBadge count={0} />
      <CountBadge count={3} />
      <CountBadge count={128} />
    </div>
  ),
}
