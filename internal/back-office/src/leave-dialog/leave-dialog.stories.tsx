import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LeaveDialog, type LeaveDialogProps } from './index.ts'

function Demo(props: LeaveDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave the page</Button>
      <LeaveDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
Demo.displayName = 'LeaveDialog'

const meta = {
  title: 'Seller/Page/LeaveDialog',
  id: 'seller-leavedialog',
  component: LeaveDialog,
  // On a page of docs it waits for its button: open, all stories would lie over the page.
  render: (props, { viewMode }) => <Demo {...props} open={props.open && viewMode !== 'docs'} />,
  args: { open: true, onOpenChange: () => {}, onDiscard: () => {}, onSave: () => {} },
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
