import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './chip.tsx'

const meta = {
  title: 'Components/Actions/Chip',
  id: 'primitives-chip',
  component: Chip,
  args: { label: 'On sale', href: '#sale' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Removable: Story = { args: { look: 'removable', label: '$10 to $120' } }
export const Current: Story = { args: { label: 'Delivered (3)', current: true } }
export const Plain: Story = { args: { look: 'plain', label: 'Clear all' } }
export const LongText: Story = {
  args: { look: 'removable', label: 'A filter with a name that hardly ends '.repeat(8) },
}
