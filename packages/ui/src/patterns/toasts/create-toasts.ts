import { createToaster, type Toaster, type ToastOptions } from '../../primitives/toast/toaster.ts'
import { toastLeave, toastNotice, toastStack } from '../../tokens/timing.ts'

/** The two kinds of messages behind one door. */
export interface ToastCenter {
  stack: Toaster
  notice: Toaster
  /** A title and a body make the second kind, anything else the first. Answers the toast's id. */
  show(options: ToastOptions): string
  /** One, or all. */
  dismiss(id?: string): void
}

/** Once per browser tab; it knows nothing of React and may be used from anywhere. */
export function createToasts(): ToastCenter {
  const stack = createToaster({
    limit: toastStack.limit,
    duration: toastStack.duration,
    removeDelay: toastLeave,
  })
  const notice = createToaster(toastNotice)
  return {
    stack,
    notice,
    show: options => (options.body ? notice : stack).show(options),
    dismiss(id) {
      stack.dismiss(id)
      notice.dismiss(id)
    },
  }
}
