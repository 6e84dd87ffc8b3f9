import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { SegmentedControl } from './index.ts'

const meta = {
  title: 'Components/Forms/SegmentedControl',
  id: 'primitives-segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'Period',
    defaultValue: '30',
    options: [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
      { value: '365', label: '1 year' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingSelected: Story = { args: { defaultValue: undefined } }
export const Disabled: Story = {
  args: { options: meta.args.options.map(option => ({ ...option, disabled: option.value !== '30' })) },
}
export const Descriptions: Story = {
  args: {
    label: 'Delivery of all shops',
    defaultValue: 'standard',
    options: [
      { value: 'standard', label: 'Standard', description: '$20.97' },
      { value: 'express', label: 'Fastest', description: '$92.97' },
      { value: 'per-shop', label: 'Choose per shop', description: '3 parcels' },
    ],
  },
}
export const LongText: Story = {
  args: { options: meta.args.options.map(option => ({ ...option, label: longName, description: longName })) },
}
export const RightToLeft: Story = {
  args: {
    label: arabic.delivery,
    defaultValue: 'standard',
    options: [
      { value: 'standard', label: arabic.standard, description: arabic.standardText },
      { value: 'express', label: arabic.express, description: arabic.expressText },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Descriptions, globals: { viewport: { value: 'phone' } } }
