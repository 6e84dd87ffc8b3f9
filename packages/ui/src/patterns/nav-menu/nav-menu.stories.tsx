import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerProps } from '../../../fixtures/site-data.ts'
import { NavMenu } from './index.ts'

const meta = {
  title: 'Patterns/Site/NavMenu',
  id: 'patterns-navmenu',
  component: NavMenu,
  args: headerProps.nav,
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyFixed: Story = { args: { suggested: [] } }
export const ManyEntries: Story = {
  args: {
    suggested: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: `Category ${index}`,
      href: `/category/${index}`,
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
