import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inStates } from '../../../fixtures/in-states.tsx'
import { longName, mugOptions, mugVariants } from '../../../fixtures/store-data.ts'
import { VariantPicker, type VariantPickerProps } from './variant-picker.tsx'

function Demo({ value, ...props }: VariantPickerProps) {
  const [chosen, setChosen] = useState(value)
  return <VariantPicker {...props} value={chosen} onValueChange={setChosen} />
}
Demo.displayName = 'VariantPicker'

const meta = {
  title: 'Patterns/Product/VariantPicker',
  id: 'patterns-variantpicker',
  component: VariantPicker,
  render: props => <Demo {...props} />,
  args: {
    options: mugOptions,
    variants: mugVariants,
    value: { glaze: 'lagoon', size: '320' },
    onValueChange: () => {},
  },
} satisfies Meta<typeof VariantPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SoldOut: Story = { args: { value: { glaze: 'lagoon', size: '450' } } }
export const NothingLeft: Story = {
  args: { variants: mugVariants.map(variant => ({ ...variant, available: false })) },
}
export const LongText: Story = {
  args: {
    options: [
      {
        id: 'size',
        name: longName,
        kind: 'text',
        values: [
          { id: '320', label: longName },
          { id: '1', label: 'S' },
        ],
      },
    ],
  },
}
export const States: Story = inStates({}, { target: 'input:not(:checked)' })
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
