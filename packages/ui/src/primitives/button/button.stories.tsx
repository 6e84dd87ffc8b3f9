import type { Meta, StoryObj } from '@storybook/react-vite'
import Trash2 from 'lucide-react/icons/trash-2'
import { inStates } from '../../../fixtures/in-states.tsx'
import { Button } from './index.ts'

const meta = {
  title: 'Components/Actions/Button',
  id: 'primitives-button',
  component: Button,
  args: { children: 'Add to cart' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Emphases: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button>Add to cart</Button>
      <Button emphasis="line">Visit shop</Button>
      <Button emphasis="soft">Save for later</Button>
      <Button emphasis="plain">Cancel</Button>
      <Button tone="critical" icon={Trash2}>
        Delete product
      </Button>
      <Button emphasis="line" tone="critical">
        Remove
      </Button>
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="lg">Large, 52</Button>
      <Button>Medium, 44</Button>
      <Button size="sm">Small, 36</Button>
    </div>
  ),
}
/** Keeps its width and its focus. */
export const Busy: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button>Add to cart</Button>
      <Button busy>Add to cart</Button>
      <Button busy icon={Trash2} emphasis="line">
        Delete
      </Button>
    </div>
  ),
}
export const Disabled: Story = { args: { disabled: true, children: 'Sold out' } }
export const Link: Story = { args: { href: '/all-product', children: 'Shop all products' } }
export const LongText: Story = {
  args: { block: true, children: 'A long label that is as wide as its container' },
}
export const States: Story = inStates(
  { Disabled: { disabled: true }, Busy: { busy: true } },
  {
    looks: [{}, { emphasis: 'line' }, { emphasis: 'soft' }, { emphasis: 'plain' }, { tone: 'critical' }],
  },
)
