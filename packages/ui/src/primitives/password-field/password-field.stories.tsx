import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Components/Forms/PasswordField',
  id: 'primitives-passwordfield',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const StrengthEmpty: Story = { args: { strength: null } }
export const Weak: Story = { args: { defaultValue: 'mara', strength: { score: 1, label: 'Weak' } } }
export const Fair: Story = { args: { defaultValue: 'marathon', strength: { score: 2, label: 'Fair' } } }
export const Good: Story = {
  args: { defaultValue: 'columns-and-light', strength: { score: 4, label: 'Strong' } },
}
export const Invalid: Story = { args: { defaultValue: 'mara', error: 'Use at least 8 characters.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'columns-and-light' } }
export const LongText: Story = {
  args: { label: 'The password that you chose '.repeat(8), hint: 'At least eight characters. '.repeat(12) },
}
export const States: Story = {
  args: { defaultValue: 'columns-and-light' },
  ...inStates(
    { Invalid: { error: 'Use at least 8 characters.' }, Disabled: { disabled: true } },
    { isPressed: false },
  ),
}
