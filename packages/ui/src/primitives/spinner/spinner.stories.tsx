import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './index.ts'

const meta = {
  title: 'Components/Feedback/Spinner',
  id: 'primitives-spinner',
  component: Spinner,
  render: args => (
    <p role="status" style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner {...args} />
      Loading your cart
    </p>
  ),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'sm' } }
