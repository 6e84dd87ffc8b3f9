import { inStates } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './index.ts'

const meta = {
  title: 'Seller/Forms/CopyButton',
  id: 'seller-copybutton',
  component: CopyButton,
  args: { text: '12 Colonnade Street', what: 'address' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithWord: Story = { args: { children: 'Copy address' } }
export const States: Story = inStates({}, { looks: [{}, { children: 'Copy address' }] })
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
