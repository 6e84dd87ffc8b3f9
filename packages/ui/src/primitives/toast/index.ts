export { corner } from './toast.css.ts'
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
export {
  createToaster,
  type ToastAction,
  type Toaster,
  type ToasterOptions,
  type ToastItem,
  type ToastOptions,
  type ToastSubject,
  type ToastType,
} from './toaster.ts'
