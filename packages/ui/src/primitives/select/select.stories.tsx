import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { sortOptions } from '../../../fixtures/store-data.ts'
import { Select } from './select.tsx'

const meta = {
  title: 'Components/Forms/Select',
  id: 'primitives-select',
  component: Select,
  args: { label: 'Sort by', options: sortOptions, defaultValue: 'match' },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LabelBefore: Story = { args: { labelPlace: 'before' } }
export const Disabled: Story = { args: { disabled: true } }
export const Many: Story = {
  args: {
    label: 'Country',
    defaultValue: '0',
    options: Array.from({ length: 200 }, (_, place) => ({
      value: String(place),
      label: `Country ${place + 1}`,
    })),
  },
}
export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: 'A choice with a very long name '.repeat(8) }],
  },
}
export const States: Story = inStates({ Disabled: { disabled: true } }, { isPressed: false })
