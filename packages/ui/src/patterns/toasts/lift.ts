import { type RefObject, useEffect } from 'react'
import { lift } from '../../primitives/toast/toast.css.ts'
import { toastStack } from '../../tokens/timing.ts'
import type { ToastCenter } from './create-toasts.ts'

/** Control that was pressed last, if it is still in the document, else the one that has the focus. */
const controlOf = (pressed: Element | null): Element | null => {
  const control = pressed?.isConnected ? pressed : document.activeElement
  return control === document.body ? null : control
}

export interface LiftProps {
  place: RefObject<HTMLElement | null>
  toasts: ToastCenter
}

/**
 * Raises the toasts above the control that was just pressed or has the focus. Toasts that don't cover it stay in place,
 * and so do all if there is no room above it.
 */
export function Lift({ place, toasts: { stack, notice } }: LiftProps): null {
  useEffect(() => {
    let pressed: Element | null = null
    let now = 0
    const press = ({ target }: Event) => {
      const control = (target as Element).closest('button, a, input, select, textarea, label')
      // A press on a toast is about the toast.
      if (!place.current?.contains(control)) pressed = control
    }
    const focus = ({ target }: Event) => {
      if (!place.current?.contains(target as Element)) pressed = target as Element
    }
    const measure = () => {
      const corner = place.current?.getBoundingClientRect()
      const control = controlOf(pressed)?.getBoundingClientRect()
      if (!corner || !control || place.current?.contains(document.activeElement)) return
      const bottom = corner.bottom + now
      const top = corner.top + now
      const isBeside = control.right <= corner.left || control.left >= corner.right
      const isApart = isBeside || control.bottom <= top || control.top >= bottom
      const wanted = isApart ? 0 : bottom - control.top + toastStack.gap
      now = top - wanted < toastStack.gap ? 0 : wanted
      place.current?.style.setProperty(lift, `${now}px`)
    }
    const observer = new ResizeObserver(measure)
    if (place.current) observer.observe(place.current)
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('focusin', focus)
    const stops = [stack.items.subscribe(measure), notice.items.subscribe(measure)]
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('focusin', focus)
      for (const stop of stops) stop()
    }
  }, [place, stack, notice])
  return null
}
