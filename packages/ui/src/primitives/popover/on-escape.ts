import { isComposing } from '../../system/is-composing.ts'

const layers: (() => void)[] = []

function hear(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return
  // Only the topmost closes. Nothing below it sees the key, including a dialog's own listener.
  event.stopPropagation()
  event.preventDefault()
  layers.at(-1)?.()
}

/** Calls `close` when Escape is pressed, unless something that opened later takes the key. Returns the end of it. */
export function onEscape(close: () => void): () => void {
  if (layers.length === 0) window.addEventListener('keydown', hear, true)
  layers.push(close)
  return () => {
    layers.splice(layers.lastIndexOf(close), 1)
    if (layers.length === 0) window.removeEventListener('keydown', hear, true)
  }
}
