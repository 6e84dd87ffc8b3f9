import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateRange, type DateRangeProps } from './index.ts'

function Chosen(props: DateRangeProps) {
  const [preset, setPreset] = useState(props.preset)
  return (
    <DateRange {...props} preset={preset} onPresetChange={setPreset} onValueChange={() => setPreset(null)} />
  )
}
Chosen.displayName = 'DateRange'

const meta = {
  title: 'Seller/Forms/DateRange',
  id: 'seller-daterange',
  component: DateRange,
  args: {
    presets: [
      { id: '7', label: '7 days' },
      { id: '30', label: '30 days' },
      { id: '90', label: '90 days' },
    ],
    preset: '30',
    onPresetChange: () => {},
    value: { from: '2026-10-21', to: '2026-11-19' },
    onValueChange: () => {},
    today: '2026-11-19',
  },
  render: args => <Chosen {...args} />,
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The last day lies before the first: Show says it at the field. */
export const OtherDays: Story = { args: { preset: null, value: { from: '2026-11-19', to: '2026-11-01' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
