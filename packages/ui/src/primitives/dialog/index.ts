export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './dialog.tsx'
export { Drawer, type DrawerProps, Sheet } from './drawer.tsx'
export type { ModalProps } from './modal-props.ts'
