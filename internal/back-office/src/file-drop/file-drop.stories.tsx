import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Seller/Forms/FileDrop',
  id: 'seller-filedrop',
  component: FileDrop,
  args: {
    label: 'Product file',
    accept: '.csv,text/csv',
    hint: 'CSV, up to 50 MB.',
    onFiles: () => {},
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Several: Story = { args: { label: 'Pictures', accept: 'image/*', multiple: true } }
export const Refused: Story = { args: { error: 'This file is empty.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { label: longName, hint: longName } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
