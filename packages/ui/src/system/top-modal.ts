import { createStore } from './store.ts'

/** The topmost open modal dialog. Everything outside of it is inert: it can't be pressed, focused or announced. */
export const topModal = createStore<HTMLDialogElement | undefined>(undefined)

let open: readonly HTMLDialogElement[] = []

/** Reports that a modal dialog has opened. Returns a function that reports its end. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open = [...open, dialog]
  topModal.set(dialog)
  return () => {
    open = open.filter(other => other !== dialog)
    topModal.set(open.at(-1))
  }
}
