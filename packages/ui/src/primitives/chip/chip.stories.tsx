import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
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
export const Removable: Story = { args: { removable: true, label: '$10 to $120' } }
export const Current: Story = { args: { label: 'Delivered (3)', current: true } }
export const Plain: Story = { args: { emphasis: 'plain', label: 'Clear all' } }
export const LongText: Story = {
  args: { removable: true, label: 'A filter with a name that hardly ends '.repeat(8) },
}
export const States: Story = inStates(
  {},
  { looks: [{}, { removable: true }, { current: true }, { emphasis: 'plain', label: 'Clear all' }] },
)
