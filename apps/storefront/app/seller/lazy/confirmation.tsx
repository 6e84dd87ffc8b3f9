import { ConfirmDialog, type ConfirmDialogProps } from '@stoa/ui/dialog'

export interface ConfirmationProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  readonly onClose: () => void
}

/** "Do it?", open as long as it is mounted. */
export function Confirmation({ onClose, ...props }: ConfirmationProps) {
  return <ConfirmDialog open onOpenChange={open => open || onClose()} {...props} />
}
