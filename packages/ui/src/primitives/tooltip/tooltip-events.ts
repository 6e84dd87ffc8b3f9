import { tooltipTiming } from '../../tokens/timing.ts'

export interface TooltipListener {
  /** The open tooltip itself: a pointer may go over to it, and it stays (WCAG 1.4.13). */
  bubble: { current: HTMLElement | null }
  isImmediate: () => boolean
  change: (open: boolean) => void
}

/** The open tooltip of the page: there is never a second. */
let closeLast: (() => void) | undefined

export interface TooltipHandle {
  close(): void
  /** Ends the listening. */
  stop(): void
}

/**
 * Opens on a resting pointer and on keyboard focus; closes on leaving, a press and blur. A finger opens nothing:
 * there is no hovering with it.
 */
export function listenForTooltip(
  element: HTMLElement,
  { bubble, isImmediate, change }: TooltipListener,
): TooltipHandle {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  // Pressed and not left since: the pointer still rests there, and nothing is to pop up under it.
  let isPressed = false

  const close = () => {
    clearTimeout(timer)
    timer = undefined
    if (!isOpen) return
    isOpen = false
    if (closeLast === close) closeLast = undefined
    change(false)
  }
  const open = () => {
    clearTimeout(timer)
    timer = undefined
    if (isOpen) return
    closeLast?.()
    closeLast = close
    isOpen = true
    change(true)
  }
  const rest = () => {
    if (isOpen || isPressed || timer) return
    if (isImmediate()) open()
    else timer = setTimeout(open, tooltipTiming.openDelay)
  }

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointermove: event => event.pointerType !== 'touch' && rest(),
    pointerleave: event => {
      isPressed = false
      if (!bubble.current?.contains(event.relatedTarget as Node | null)) close()
    },
    pointerdown: () => {
      isPressed = true
      close()
    },
    click: close,
    focus: () => element.matches(':focus-visible') && open(),
    blur: close,
  }
  const each = (to: 'addEventListener' | 'removeEventListener') => {
    for (const [name, listener] of Object.entries(listeners)) element[to](name, listener as EventListener)
  }
  each('addEventListener')
  // A pointer that was here before this code.
  if (element.matches(':hover') && matchMedia('(hover: hover)').matches) rest()

  return {
    close,
    stop() {
      each('removeEventListener')
      close()
    },
  }
}
