import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditCell } from './index.ts'

const meta = {
  title: 'Seller/Lists/EditCell',
  id: 'seller-editcell',
  component: EditCell,
  args: {
    label: 'Price of Cove mug',
    value: '24.00',
    children: '$24.00',
    inputMode: 'decimal',
    onSubmit: () => {},
  },
} satisfies Meta<typeof EditCell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '', children: undefined } }
export const Editing: Story = {
  play: async ({ canvas }) => canvas.getByRole('button').click(),
}
export const WithReason: Story = {
  ...Editing,
  args: {
    label: 'Stock of Cove mug',
    value: '14',
    children: undefined,
    reasons: [
      { value: 'count', label: 'Counted' },
      { value: 'broken', label: 'Broken' },
    ],
  },
}
export const LongText: Story = { args: { value: longName, children: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
