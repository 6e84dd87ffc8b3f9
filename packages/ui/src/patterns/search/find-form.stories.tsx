import type { Meta, StoryObj } from '@storybook/react-vite'
import { FindForm } from './index.ts'

const meta = {
  title: 'Patterns/Finding/FindForm',
  id: 'patterns-findform',
  component: FindForm,
  args: { action: '/shop/kiln-and-cove', label: 'Search in Kiln & Cove' },
} satisfies Meta<typeof FindForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { value: 'mug' } }
export const Empty: Story = {}
export const LongLabel: Story = {
  args: { label: 'Search in a shop with a very long name '.repeat(4).trim() },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
