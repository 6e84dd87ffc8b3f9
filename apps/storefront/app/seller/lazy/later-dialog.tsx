import { type ComponentType, type FunctionComponent, Suspense, useEffect } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { laterDialogLabels } from './later-dialog.labels.ts'

interface Closable {
  readonly onClose: () => void
}

/**
 * Creates a dialog whose code loads when it first opens, because most visits open none. Mount it while it is open. If
 * the code can’t be loaded, it closes and a toast says so.
 *
 *     const RefundDialog = laterDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)
 */
export function laterDialog<P extends Closable>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // The types of `lazy` lose the properties of a generic.
  const Dialog = lazily<P>(load, NotThere) as unknown as FunctionComponent<P>
  return function LaterDialog(props: P) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}

export const LaterConfirmation = laterDialog(async () => (await import('./confirmation.tsx')).Confirmation)

function NotThere({ onClose }: Closable) {
  useEffect(() => {
    toasts.show({ type: 'error', title: laterDialogLabels.failed, body: laterDialogLabels.failedText })
    onClose()
  }, [])
  return null
}
