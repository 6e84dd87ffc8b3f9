import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutHelp } from './index.ts'

/** Every key that does something in the seller area. */
const meta = {
  title: 'Seller/Page/ShortcutHelp',
  id: 'seller-shortcuthelp',
  component: ShortcutHelp,
  args: {
    open: true,
    onOpenChange: () => {},
    on: true,
    onSwitch: () => {},
    groups: [
      {
        label: 'Go to',
        shortcuts: [
          { keys: ['g', 'd'], label: 'Dashboard' },
          { keys: ['g', 'o'], label: 'Orders' },
        ],
      },
      { label: 'Everywhere', shortcuts: [{ keys: ['Ctrl K'], label: 'Search your shop' }] },
    ],
  },
} satisfies Meta<typeof ShortcutHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Off: Story = { args: { on: false } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
