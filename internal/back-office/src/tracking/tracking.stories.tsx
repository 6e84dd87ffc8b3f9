import { Stack } from '@stoa/ui/stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { HandedOverField, TrackingFields, TrackingSheet, type TrackingSheetProps } from './index.ts'

const carriers = [
  { name: 'UPS', forms: ['^1Z[0-9A-Z]{16}$'] },
  { name: 'DHL', forms: ['^00340[0-9]{15}$'] },
]

function Filled({ value: start, ...props }: TrackingSheetProps) {
  const [value, setValue] = useState(start)
  const [one, setOne] = useState({ carrier: '', number: '' })
  const [day, setDay] = useState('')
  return (
    <Stack>
      <TrackingSheet {...props} value={value} onValueChange={setValue} />
      <TrackingFields value={one} onValueChange={setOne} carriers={props.carriers} />
      <HandedOverField value={day} onValueChange={setDay} />
    </Stack>
  )
}
Filled.displayName = 'TrackingSheet'

const meta = {
  title: 'Seller/Orders/Tracking',
  id: 'seller-tracking',
  component: TrackingSheet,
  subcomponents: { HandedOverField, TrackingFields },
  args: {
    rows: [{ id: 'R7K2M9QX4T-1' }, { id: '4MXW7Q2K9T-1' }],
    value: { 'R7K2M9QX4T-1': { carrier: 'UPS', number: '1Z999AA10123456784' } },
    onValueChange: () => {},
    carriers,
  },
  render: args => <Filled {...args} />,
} satisfies Meta<typeof TrackingSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Failed: Story = {
  args: { rows: [{ id: 'R7K2M9QX4T-1', problem: 'The order is canceled.' }, { id: '4MXW7Q2K9T-1' }] },
}
export const Many: Story = {
  args: { rows: Array.from({ length: 24 }, (_, at) => ({ id: `R7K2M9QX4T-${String(at + 1)}` })) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
