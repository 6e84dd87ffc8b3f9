import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayField } from './index.ts'

const meta = {
  title: 'Seller/Forms/DayField',
  id: 'seller-dayfield',
  component: DayField,
  args: {
    label: 'Last day of the sale',
    value: '2026-11-30',
    onValueChange: () => {},
    hint: 'This day is still on sale.',
  },
} satisfies Meta<typeof DayField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '' } }
export const WithTime: Story = { args: { label: 'Goes on sale', withTime: true, value: '2026-11-30T09:00' } }
export const Refused: Story = { args: { error: 'The sale ends before it begins.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
