import { createStore, type Store } from '../../system/store.ts'
import type { PictureData } from '../picture/index.ts'

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

/** Subject of a message. */
export interface ToastSubject {
  /** Its name, such as the product's. */
  title: string
  /** Variant of the subject: "Lagoon, 320 ml". */
  details?: string | undefined
  /** A line of its own, such as the cart's total. */
  note?: string | undefined
  /** Shown before the name, 48 px. `null` draws the placeholder; leave out for none. */
  picture?: PictureData | null | undefined
}

export interface ToastAction {
  /** Label of the button. */
  label: string
  /** Called when it is pressed; the toast is then dismissed. */
  onClick: () => void
}

export interface ToastOptions {
  /** Short summary of what happened. */
  title: string
  /** A sentence more. */
  body?: string | undefined
  /** Icon and color; `error` is announced at once, the others at the next pause. Default `info`. */
  type?: ToastType | undefined
  /** Subject of the message, such as the product that was added to the cart. */
  about?: ToastSubject | undefined
  /** A button; pressing it also dismisses the toast. */
  action?: ToastAction | undefined
  /** Second button with more emphasis, for the most likely next step. */
  nextStep?: ToastAction | undefined
  /**
   * Milliseconds until it goes. Default the toaster's; a `loading` toast stays until updated or dismissed.
   */
  duration?: number | undefined
  /**
   * Id of the toast: a second `show` with the same id updates it. By default an equal text updates the visible one;
   * pass ids if the subjects differ.
   */
  id?: string | undefined
}

export interface ToastItem extends Omit<ToastOptions, 'id' | 'type' | 'duration'> {
  /** Unique in the store. */
  id: string
  /** Icon and color. */
  type: ToastType
  /** Milliseconds until it goes; `Infinity` for one that stays. */
  duration: number
  /** `false` while it is on its way out. */
  open: boolean
  /** Counts the updates, so that a view can start its timer again. */
  version: number
}

export interface Toaster {
  /** The toasts that are shown now, the oldest first. */
  items: Store<readonly ToastItem[]>
  /** Shows a toast, or updates the one with the same id. Returns its id. */
  show(options: ToastOptions): string
  /** Dismisses the toast with this id, or all of them. */
  dismiss(id?: string): void
  /** Removes a dismissed toast at once, when its exit has been shown. */
  remove(id: string): void
}

export interface ToasterOptions {
  /** Maximum number shown at a time; the oldest are removed. */
  limit: number
  /** Default duration of a toast, in milliseconds. */
  duration: number
  /** Milliseconds until a dismissed toast leaves the store automatically. Default never. */
  removeDelay?: number | undefined
  /** Replaces the timer, for tests. Returns the function that cancels it. */
  schedule?: ((run: () => void, delay: number) => () => void) | undefined
}

const afterDelay = (run: () => void, delay: number) => {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

/**
 * Holds toasts and their timers, without any rendering. Usable outside React, one per request on a server, and with a
 * fake clock in tests.
 */
export function createToaster({
  limit,
  duration,
  removeDelay,
  schedule = afterDelay,
}: ToasterOptions): Toaster {
  const items = createStore<readonly ToastItem[]>([])
  const removals = new Map<string, () => void>()
  let made = 0

  function keep(id: string) {
    removals.get(id)?.()
    removals.delete(id)
  }

  function remove(id: string) {
    keep(id)
    // A toast that was shown again in the meantime stays.
    items.set(items.get().filter(item => item.id !== id || item.open))
  }

  function dismiss(id?: string) {
    items.set(items.get().map(item => (id === undefined || item.id === id ? { ...item, open: false } : item)))
    if (removeDelay === undefined) return
    for (const item of items.get()) {
      if (item.open || removals.has(item.id)) continue
      removals.set(
        item.id,
        schedule(() => remove(item.id), removeDelay),
      )
    }
  }

  /** Returns the id of the open toast with the same text. */
  const idOfEqual = ({ title, body, type, action }: ToastOptions) =>
    items
      .get()
      .find(
        item =>
          item.open &&
          item.title === title &&
          item.body === body &&
          item.type === type &&
          item.action?.label === action?.label,
      )?.id

  function show({ id: given, type = 'info', ...options }: ToastOptions): string {
    const id = given ?? idOfEqual({ ...options, type }) ?? `toast-${++made}`
    keep(id)
    const before = items.get().find(item => item.id === id)
    const item: ToastItem = {
      ...options,
      id,
      type,
      duration: options.duration ?? (type === 'loading' ? Number.POSITIVE_INFINITY : duration),
      open: true,
      version: (before?.version ?? 0) + 1,
    }
    const next = before ? items.get().map(old => (old.id === id ? item : old)) : [...items.get(), item]
    for (const gone of next.slice(0, Math.max(0, next.length - limit))) keep(gone.id)
    items.set(next.slice(-limit))
    return id
  }

  return { items, show, dismiss, remove }
}
