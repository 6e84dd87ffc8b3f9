'use client'

import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { activeElement } from '../../system/active-element.ts'
import { giveBack, pathOutwards } from '../../system/give-back.ts'
import { isComposing } from '../../system/is-composing.ts'
import { showModal } from '../../system/show-modal.ts'
import { topModal } from '../../system/top-modal.ts'
import * as styles from './dialog.css.ts'
import type { SurfaceProps } from './modal-props.ts'
import { goRound, tabStops } from './tab-stops.ts'

interface ModalSurfaceProps extends Omit<SurfaceProps, 'closesOnBack'> {
  /** Called when it has closed and its exit has been shown. */
  onLeft: () => void
}

/** Open modal dialog: an element with what covers the page, and the panel. */
export function ModalSurface({
  open,
  onOpenChange,
  title,
  description,
  initialFocus,
  returnFocus,
  dir,
  part,
  component,
  className,
  boxClassName,
  visibleTitle = false,
  onLeft,
  children,
}: ModalSurfaceProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<readonly Element[]>([])
  // The content follows once the dialog is shown: a field with `autoFocus` can't take the focus earlier.
  const [hasContent, setContent] = useState(false)
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const state = open ? 'open' : 'closed'

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.contains(activeElement())) before.current = pathOutwards()
    const end = showModal(element)
    setContent(true)
    return end
  }, [])

  // A form in it, or the browser, can close the dialog. The host decides whether it stays.
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is placed once, when the content has come
  useLayoutEffect(() => {
    if (hasContent && panel.current) placeFocus(panel.current, initialFocus?.current)
  }, [hasContent])

  useEffect(() => {
    const element = dialog.current
    return () => {
      // In development, React runs effects twice.
      if (element?.isConnected) return
      const own = returnFocus?.current
      const top = topModal.get()
      const path = own ? [own, ...before.current] : before.current
      giveBack(path.filter(one => !top || top.contains(one)))
    }
  }, [returnFocus])

  useLayoutEffect(() => {
    if (open) return
    let isCurrent = true
    const exits = [overlay, panel].flatMap(part => part.current?.getAnimations() ?? [])
    void Promise.allSettled(exits.map(exit => exit.finished)).then(() => isCurrent && onLeft())
    return () => {
      isCurrent = false
    }
  }, [open, onLeft])

  const close = (event: SyntheticEvent) => {
    // Canceling a choice of files also sends `cancel`.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onOpenChange(false)
  }

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.defaultPrevented || !panel.current) return
    // Of a dialog that was opened from this one, and isn't inside of it.
    if (!event.nativeEvent.composedPath().includes(event.currentTarget)) return
    if (event.key !== 'Escape') return goRound(event, panel.current)
    // A browser's own reaction closes the dialog at the second Escape, even if the host keeps it open.
    event.preventDefault()
    if (!isComposing(event)) onOpenChange(false)
  }

  const name = visibleTitle ? { 'aria-labelledby': `${id}title` } : { 'aria-label': title }
  return (
    <dialog
      ref={dialog}
      className={boxClassName}
      dir={dir}
      part={part}
      {...name}
      aria-describedby={description === undefined ? undefined : `${id}text`}
      onCancel={close}
      onClose={event => {
        close(event)
        showAgain()
      }}
      onKeyDown={press}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <div
        ref={overlay}
        className={styles.overlay}
        data-component={`${component}Overlay`}
        data-state={state}
        onClick={() => onOpenChange(false)}
      />
      <div ref={panel} className={className} tabIndex={-1} data-component={component} data-state={state}>
        {hasContent && (
          <>
            {visibleTitle && (
              <h2 id={`${id}title`} className={styles.title}>
                {title}
              </h2>
            )}
            {description !== undefined && <p id={`${id}text`}>{description}</p>}
            {children}
          </>
        )}
      </div>
    </dialog>
  )
}

/** Focuses `wanted`, or else the first control that is no link. A field with `autoFocus` keeps the focus. */
function placeFocus(panel: HTMLElement, wanted: HTMLElement | null | undefined): void {
  if (!wanted && panel.querySelector(':focus')) return
  const stops = wanted ? [] : tabStops(panel)
  const to = wanted ?? stops.find(stop => stop.tagName !== 'A') ?? stops[0] ?? panel
  // A long text begins at its beginning.
  to.focus({ preventScroll: !wanted })
  if (!wanted && to instanceof HTMLInputElement) to.select()
}
