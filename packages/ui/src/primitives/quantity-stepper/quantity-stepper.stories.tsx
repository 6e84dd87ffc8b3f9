import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

function Demo({ value, ...props }: QuantityStepperProps) {
  const [quantity, setQuantity] = useState(value)
  return <QuantityStepper {...props} value={quantity} onValueChange={setQuantity} />
}

/** How many. Native until a mouse or the keyboard comes near, then react-aria's number field. */
const meta = {
  title: 'Primitives/QuantityStepper',
  component: Demo,
  args: { value: 3, of: 'Cove mug', onValueChange: () => {} },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtLeast: Story = { args: { value: 1 } }
export const AtStock: Story = { args: { value: 12, max: 12 } }
export const Large: Story = { args: { size: 'lg' } }
export const Disabled: Story = { args: { disabled: true } }
export const ManyDigits: Story = { args: { value: 9999 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
