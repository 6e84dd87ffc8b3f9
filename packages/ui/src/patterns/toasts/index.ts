export type { ToastOptions, ToastType } from '../../primitives/toast/toaster.ts'
export { createToasts, type ToastCenter } from './create-toasts.ts'
export { Toasts, type ToastsProps } from './toasts.tsx'
