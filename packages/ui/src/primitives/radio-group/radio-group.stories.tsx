import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Components/Forms/RadioGroup',
  id: 'primitives-radiogroup',
  component: RadioGroup,
  args: {
    label: 'Shipping',
    defaultValue: 'standard',
    options: [
      { value: 'standard', label: 'Standard', description: '3 to 5 days', end: '$6.99' },
      { value: 'premium', label: 'Premium', description: '2 days', end: '$12.99' },
      {
        value: 'express',
        label: 'Express',
        description: 'Not to this address',
        end: '$30.99',
        disabled: true,
      },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingSelected: Story = { args: { defaultValue: undefined } }
export const Framed: Story = { args: { emphasis: 'line' } }
/** The rest of a long list waits folded, in the same group. */
export const Many: Story = {
  args: {
    label: 'Category',
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'All categories' },
      { value: 'kitchen', label: 'Kitchen & Table' },
      { value: 'lighting', label: 'Lighting' },
    ],
    rest: {
      label: 'Show 2 more',
      options: [
        { value: 'plants', label: 'Plants' },
        { value: 'audio', label: 'Audio' },
      ],
    },
  },
}
export const States: Story = inStates(
  {},
  { looks: [{}, { emphasis: 'line' }], target: 'input:enabled:not(:checked)' },
)
