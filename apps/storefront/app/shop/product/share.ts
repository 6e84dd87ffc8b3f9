import { toasts } from '../../shared/toasts/toasts.ts'
import { shareLabels } from './share.labels.ts'

/** Opens the device's share dialog for this page. If there is none, copies the link. */
export async function shareThisPage(title: string): Promise<void> {
  const url = window.location.href
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    toasts.show({ type: 'success', title: shareLabels.copied })
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toasts.show({ type: 'error', title: shareLabels.failed })
  }
}

/** URL that opens an email with the link, for visitors without scripts. */
export const shareByMail = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
