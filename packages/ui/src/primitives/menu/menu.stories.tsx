import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Trash2 from 'lucide-react/icons/trash-2'
import { inStates } from '../../../fixtures/in-states.tsx'
import { hebrew } from '../../../fixtures/right-to-left.ts'
import { Button } from '../button/index.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuList, MenuSeparator } from './index.ts'

const meta = {
  title: 'Components/Actions/Menu',
  id: 'primitives-menu',
  component: Menu,
  subcomponents: { MenuItem, MenuChoice, MenuLabel, MenuSeparator, MenuList },
  args: {
    trigger: <Button emphasis="line">More</Button>,
    align: 'start',
    children: (
      <>
        <MenuItem icon={Copy}>Duplicate</MenuItem>
        <MenuItem icon={ExternalLink} href="/product/cove-mug">
          See it in the shop
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2}>Delete</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  args: { open: true },
  decorators: [
    Story => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
}
/** It scrolls within the window. */
export const Many: Story = {
  args: {
    open: true,
    children: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => (
      <MenuItem key={letter}>Entry {letter}</MenuItem>
    )),
  },
  decorators: [
    Story => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export const LongText: Story = {
  ...Open,
  args: { open: true, children: <MenuItem>{'An action with a very long name '.repeat(6)}</MenuItem> },
}
export const States: Story = inStates()
export const RightToLeft: Story = {
  ...Open,
  args: {
    open: true,
    trigger: <Button emphasis="line">{hebrew.more}</Button>,
    children: (
      <>
        <MenuItem icon={Copy}>{hebrew.duplicate}</MenuItem>
        <MenuItem icon={ExternalLink} href="/product/cove-mug">
          {hebrew.show}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2}>{hebrew.delete}</MenuItem>
      </>
    ),
  },
  globals: { direction: 'rtl' },
}
