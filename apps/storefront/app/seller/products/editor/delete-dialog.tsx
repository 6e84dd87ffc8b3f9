import { ConfirmDialog } from '@stoa/ui/dialog'
import { formatMessage } from '@stoa/ui/messages'
import { deleteProductLabels } from './delete-dialog.labels.ts'

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
    title={formatMessage(deleteProductLabels.title, { name })}
    description={deleteProductLabels.text}
    confirm={deleteProductLabels.confirm}
    cancel={deleteProductLabels.cancel}
    tone="critical"
    onConfirm={onConfirm}
  />
)
