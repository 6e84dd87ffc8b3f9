import { locked, scrollbarWidth } from '../styles/scroll-lock.css.ts'
import { enterModal } from './top-modal.ts'

let locks = 0

/** Keeps the page from scrolling until the returned function is called. */
function lockScroll(): () => void {
  const { documentElement: root } = document
  if (locks++ === 0) {
    root.style.setProperty(scrollbarWidth, `${window.innerWidth - root.clientWidth}px`)
    root.classList.add(locked)
  }
  return () => {
    if (--locks > 0) return
    root.classList.remove(locked)
    root.style.removeProperty(scrollbarWidth)
  }
}

/**
 * Shows a dialog over the page, which can't be scrolled in the meantime, and brings the toasts into it. Call the
 * returned function when the dialog has closed.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal()
  const ends = [lockScroll(), enterModal(dialog)]
  return () => {
    for (const end of ends) end()
  }
}
