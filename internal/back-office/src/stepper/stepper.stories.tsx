import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type Step, Stepper } from './index.ts'

const steps: Step[] = [
  { id: 'shop', label: 'Shop', done: true },
  { id: 'story', label: 'Story and logo', done: true },
  { id: 'address', label: 'Address', done: false },
  { id: 'agreement', label: 'Agreement', done: false },
]

const meta = {
  title: 'Seller/Page/Stepper',
  id: 'seller-stepper',
  component: Stepper,
  args: { steps, value: 'address', onValueChange: () => {} },
  render: function Walked(args) {
    const [current, setCurrent] = useState(args.value)
    return <Stepper {...args} value={current} onValueChange={setCurrent} />
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { steps: steps.map(step => ({ ...step, label: longName })) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
