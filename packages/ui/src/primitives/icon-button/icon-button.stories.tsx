import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import X from 'lucide-react/icons/x'
import { inStates } from '../../../fixtures/in-states.tsx'
import { CountBadge } from '../badge/index.ts'
import { IconButton } from './index.ts'

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'primitives-iconbutton',
  component: IconButton,
  args: { label: 'Save', icon: Heart },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Line: Story = { args: { emphasis: 'line' } }
export const Strong: Story = { args: { emphasis: 'strong', round: true } }
/** Drawn 36 px, pressed 46. */
export const Small: Story = { args: { size: 'sm', icon: X, label: 'Close' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithCount: Story = {
  args: {
    icon: ShoppingBag,
    label: 'Shopping Cart, 3 items',
    href: '/cart',
    children: (
      <span style={{ position: 'absolute', insetBlockStart: 3, insetInlineEnd: 1 }}>
        <CountBadge count={3} />
      </span>
    ),
  },
}
export const States: Story = inStates(
  { Disabled: { disabled: true } },
  { looks: [{}, { emphasis: 'line' }, { emphasis: 'strong', round: true }] },
)
