import type { Meta, StoryObj } from '@storybook/react-vite'
import { Note } from '../../primitives/note/index.ts'
import { LeaveDialog } from './index.ts'

/** Asked before a page with unsaved changes is left. */
const meta = {
  title: 'Seller/Page/LeaveDialog',
  id: 'seller-leavedialog',
  component: LeaveDialog,
  args: { open: true, onStay: () => {}, onDiscard: () => {}, onSave: () => {} },
} satisfies Meta<typeof LeaveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutSaving: Story = { args: { onSave: undefined } }
export const Refused: Story = {
  args: { children: <Note tone="critical">That could not be saved. Stay here to see why.</Note> },
}
export const Saving: Story = { args: { busy: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
