import { ConfirmDialog, type ConfirmDialogProps } from '@stoa/ui/dialog'

export interface ConfirmationProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  readonly onClose: () => void
}

/** Shows a confirmation dialog that is open while it is mounted. */
export function Confirmation({ onClose, ...props }: ConfirmationProps) {
  return <ConfirmDialog open onOpenChange={open => open || onClose()} {...props} />
}
