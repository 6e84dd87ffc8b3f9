import { toasts } from '../../shared/toasts/toasts.ts'

/** Hands the page that is open to what the device shares with; where it has nothing, its link is copied. */
export async function shareThisPage(title: string): Promise<void> {
  const url = window.location.href
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    toasts.show({ type: 'success', title: 'Link copied.' })
  } catch (error) {
    // Who closes the device's own sheet knows that nothing was shared.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toasts.show({ type: 'error', title: 'The link could not be copied. Copy it from the address bar.' })
  }
}

/** The same without scripts: a mail that has the link. */
export const shareByMail = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
