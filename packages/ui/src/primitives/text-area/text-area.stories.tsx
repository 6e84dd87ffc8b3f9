import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Components/Forms/TextArea',
  id: 'primitives-textarea',
  component: TextArea,
  args: { label: 'Your question', name: 'question' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Invalid: Story = { args: { error: 'Please ask something.' } }
export const LongText: Story = { args: { defaultValue: 'One more line.\n'.repeat(12) } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Does it come in green?' } }
export const States: Story = inStates(
  { Invalid: { error: 'Please ask something.' }, Disabled: { disabled: true } },
  { isPressed: false },
)
