export { corner } from './toast.css.ts'
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
export {
  createToaster,
  type Toaster,
  type ToasterOptions,
  type ToastItem,
  type ToastOptions,
  type ToastType,
} from './toaster.ts'
