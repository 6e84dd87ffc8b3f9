import { createToaster, type Toaster, type ToastOptions } from '../../primitives/toast/toaster.ts'
import { toastLeave, toastNotice, toastStack } from '../../tokens/timing.ts'

/** The two kinds of messages behind one door. */
export interface ToastCenter {
  /** The short ones: several at once, newest last. */
  stack: Toaster
  /** The longer ones with a title and a body: one at a time. */
  notice: Toaster
  /** Shows a toast: as a notice if it has a `body`, else in the stack. Returns its id. */
  show(options: ToastOptions): string
  /** Dismisses the toast with this id, or all of them. */
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
