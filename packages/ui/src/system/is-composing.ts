import type { KeyboardEvent } from 'react'

/**
 * Whether an input method takes the key for itself, such as Enter for its choice or Escape to drop it. Safari ends the
 * composition before it sends the key, and then only the code 229 tells.
 */
export function isComposing(event: globalThis.KeyboardEvent | KeyboardEvent): boolean {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return composes || keyCode === 229
}
