import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Switch } from './index.ts'

const meta = {
  title: 'Components/Forms/Switch',
  id: 'primitives-switch',
  component: Switch,
  args: { label: 'Vacation', description: 'The shop stays visible, and nothing can be ordered.' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Busy: Story = { args: { defaultChecked: true, busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const LongText: Story = { args: { label: longName, description: longName } }
export const RightToLeft: Story = {
  args: { defaultChecked: true, label: arabic.vacation, description: arabic.vacationText },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
