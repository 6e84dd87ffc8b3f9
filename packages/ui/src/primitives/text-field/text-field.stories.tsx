import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Components/Forms/TextField',
  id: 'primitives-textfield',
  component: TextField,
  args: { label: 'Name on the parcel', name: 'name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Hint: Story = { args: { hint: 'As it stands on your door.' } }
export const Filled: Story = { args: { defaultValue: 'Mara Lindqvist' } }
export const Optional: Story = { args: { optional: true } }
export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'mara@stoa',
    error: 'Please add the part after the dot.',
  },
}
export const Disabled: Story = { args: { defaultValue: 'Harbour Quarter', disabled: true } }
export const LongText: Story = {
  args: {
    label: 'A label that is as long as a label should never be '.repeat(3),
    error: 'And an error to go with it. '.repeat(8),
  },
}
export const States: Story = {
  args: { defaultValue: 'Mara Lindqvist' },
  ...inStates(
    { Invalid: { error: 'Enter the name on the parcel.' }, Disabled: { disabled: true } },
    { isPressed: false },
  ),
}
export const RightToLeft: Story = {
  args: { label: arabic.parcelName, hint: arabic.parcelHint, defaultValue: arabic.author },
  globals: { direction: 'rtl' },
}
