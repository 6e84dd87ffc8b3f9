import type { Meta, StoryObj } from '@storybook/react-vite'
import { signedIn } from '../../../fixtures/site-data.ts'
import { TooltipGroup } from '../../primitives/tooltip/index.ts'
import { AccountMenu } from './index.ts'

const meta = {
  title: 'Patterns/Site/AccountMenu',
  id: 'patterns-accountmenu',
  component: AccountMenu,
  args: { account: signedIn },
  decorators: [
    Story => (
      <TooltipGroup>
        <div style={{ minBlockSize: 480, display: 'flex', justifyContent: 'flex-end', alignItems: 'start' }}>
          <Story />
        </div>
      </TooltipGroup>
    ),
  ],
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    trigger.focus()
    trigger.click()
  },
}
export const Guest: Story = { args: { account: { kind: 'guest', loginHref: '/login' } } }
export const Unknown: Story = { args: { account: { kind: 'loading', loginHref: '/login' } } }
export const LongName: Story = {
  args: { account: { ...signedIn, name: 'A name that does not end '.repeat(20) } as typeof signedIn },
  play: Open.play,
}
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
