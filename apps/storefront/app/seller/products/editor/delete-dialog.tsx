import { ConfirmDialog } from '@stoa/ui/dialog'

interface DeleteDialogProps {
  readonly name: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a product is deleted. */
export const DeleteDialog = ({ name, onConfirm, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={open => !open && onClose()}
    title={`Delete “${name}”?`}
    description="If it was never sold, it’s deleted permanently. If it was sold, it’s archived: shoppers no longer see it, and its orders don’t change."
    confirm="Delete product"
    cancel="Keep product"
    tone="critical"
    onConfirm={onConfirm}
  />
)
