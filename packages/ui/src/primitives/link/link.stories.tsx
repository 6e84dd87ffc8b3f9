import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { Link } from './index.ts'

const meta = {
  title: 'Components/Actions/Link',
  id: 'primitives-link',
  component: Link,
  args: { href: '/all-product', children: 'See all' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Arrow: Story = { args: { arrow: true } }
export const Muted: Story = { args: { tone: 'muted' } }
export const InText: Story = {
  render: args => (
    <p>
      New here?{' '}
      <Link {...args} tone="inherit">
        Create an account
      </Link>{' '}
      and come back to your cart on any device.
    </p>
  ),
}
export const States: Story = inStates({}, { looks: [{}, { arrow: true }, { tone: 'muted' }] })
