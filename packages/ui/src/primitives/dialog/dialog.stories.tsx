import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { hebrew } from '../../../fixtures/right-to-left.ts'
import { Button } from '../button/index.ts'
import { ConfirmDialog, type ConfirmDialogProps, Dialog, Drawer, Sheet } from './index.ts'

function Demo(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
Demo.displayName = 'ConfirmDialog'

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'primitives-dialog',
  component: ConfirmDialog,
  subcomponents: { Dialog, Drawer, Sheet },
  // On a page of docs it waits for its button: open, all stories would lie over the page.
  render: (props, { viewMode }) => <Demo {...props} open={props.open && viewMode !== 'docs'} />,
  args: {
    open: true,
    onOpenChange: () => {},
    onConfirm: () => {},
    title: 'Remove all from Kiln & Cove?',
    description: 'Two products leave your cart. You can undo this for a few seconds.',
    confirm: 'Remove',
    cancel: 'Keep them',
    tone: 'critical',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmation: Story = {}
export const LongText: Story = {
  args: { title: 'A question '.repeat(12), description: 'with much to be said about it '.repeat(60) },
}
export const RightToLeft: Story = {
  args: {
    title: hebrew.removeTitle,
    description: hebrew.removeText,
    confirm: hebrew.remove,
    cancel: hebrew.keep,
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
