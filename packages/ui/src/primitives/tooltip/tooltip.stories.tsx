import type { Meta, StoryObj } from '@storybook/react-vite'
import Store from 'lucide-react/icons/store'
import { IconButton } from '../icon-button/index.ts'
import { Tooltip, TooltipGroup } from './index.ts'

const meta = {
  title: 'Components/Overlays/Tooltip',
  id: 'primitives-tooltip',
  component: Tooltip,
  subcomponents: { TooltipGroup },
  args: { label: 'Seller Center', children: <IconButton label="Seller Center" icon={Store} /> },
  decorators: [
    Story => (
      <TooltipGroup>
        <Story />
      </TooltipGroup>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Above: Story = { args: { side: 'top' } }
/** State after keyboard focus. */
export const Open: Story = {
  decorators: [
    Story => (
      <div style={{ minBlockSize: 96, paddingInline: 64 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
  },
}
export const LongText: Story = {
  ...Open,
  args: { label: 'A tooltip is a word or two, and this one is a sentence. '.repeat(3) },
}
