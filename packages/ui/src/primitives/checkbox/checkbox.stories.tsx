import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Forms/Checkbox',
  id: 'primitives-checkbox',
  component: Checkbox,
  args: { label: 'On sale' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Mixed: Story = { args: { label: 'Select all', mixed: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const DisabledMixed: Story = { args: { label: 'Select all', disabled: true, mixed: true } }
export const LongText: Story = {
  args: { label: 'I have read and understood every single one of the sentences above '.repeat(4) },
}
export const States: Story = inStates(
  { Disabled: { disabled: true } },
  { looks: [{}, { defaultChecked: true }, { mixed: true }] },
)
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
