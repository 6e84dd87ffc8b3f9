import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inStates } from '../../../fixtures/in-states.tsx'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

function Demo({ value, ...props }: QuantityStepperProps) {
  const [quantity, setQuantity] = useState(value)
  return <QuantityStepper {...props} value={quantity} onValueChange={setQuantity} />
}
Demo.displayName = 'QuantityStepper'

const typed =
  (text: string): StoryObj['play'] =>
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    field.blur()
  }

const meta = {
  title: 'Components/Forms/QuantityStepper',
  id: 'primitives-quantitystepper',
  component: QuantityStepper,
  render: props => <Demo {...props} />,
  args: { value: 3, productName: 'Cove mug', onValueChange: () => {} },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtMinimum: Story = { args: { value: 1 } }
export const AtStock: Story = { args: { value: 12, max: 12 } }
/** Above the stock it becomes the stock. */
export const AboveStock: Story = { args: { max: 12 }, play: typed('40') }
/** The quantity from before comes back. */
export const NotWhole: Story = { play: typed('2.5') }
export const BelowMinimum: Story = { play: typed('0') }
export const Large: Story = { args: { size: 'lg' } }
export const Disabled: Story = { args: { disabled: true } }
export const ManyDigits: Story = { args: { value: 9999 } }
export const States: Story = inStates({
  'At the stock': { value: 12, max: 12 },
  Disabled: { disabled: true },
})
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
