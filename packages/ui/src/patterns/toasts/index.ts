export type { ToastAction, ToastOptions, ToastSubject, ToastType } from '../../primitives/toast/toaster.ts'
export { createToasts, type ToastCenter } from './create-toasts.ts'
export { Toasts, type ToastsProps } from './toasts.tsx'
