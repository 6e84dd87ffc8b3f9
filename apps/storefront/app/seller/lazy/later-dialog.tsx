import { type ComponentType, type FunctionComponent, Suspense, useEffect } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { toasts } from '../../shared/toasts/toasts.ts'

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog whose code is fetched when it first opens: most visits open none. Mounted while it is open. Without its code
 * it closes and says so.
 *
 *     const RefundDialog = laterDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)
 */
export function laterDialog<P extends Closable>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // The types of `lazy` do not follow a generic's properties.
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
    toasts.show({ type: 'error', title: 'That could not be opened.', body: 'Reload the page and try again.' })
    onClose()
  }, [])
  return null
}
