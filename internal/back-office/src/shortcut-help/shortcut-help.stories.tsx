import { Button } from '@stoa/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ShortcutHelp, type ShortcutHelpProps } from './index.ts'

function Demo(props: ShortcutHelpProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Keyboard shortcuts</Button>
      <ShortcutHelp {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
Demo.displayName = 'ShortcutHelp'

const meta = {
  title: 'Seller/Page/ShortcutHelp',
  id: 'seller-shortcuthelp',
  component: ShortcutHelp,
  // On a page of docs it waits for its button: open, all stories would lie over the page.
  render: (props, { viewMode }) => <Demo {...props} open={props.open && viewMode !== 'docs'} />,
  args: {
    open: true,
    onOpenChange: () => {},
    enabled: true,
    onEnabledChange: () => {},
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
export const Off: Story = { args: { enabled: false } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
