'use client'

import * as Radix from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { giveBack, pathOutwards } from '../../system/give-back.ts'
import { isComposing } from '../../system/is-composing.ts'
import { useCloseOnBack } from '../../system/use-close-on-back.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './dialog.css.ts'

export interface ModalProps {
  /** Whether it is shown; the host keeps the state. */
  open: boolean
  /** Called with `false` when the user closes it: Escape, a press outside, or a button that closes. */
  onOpenChange: (open: boolean) => void
  /** Its name. A dialog shows it as the heading; a drawer or sheet only announces it. */
  title: string
  /** Element to focus on opening. Default the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Element to focus on closing. Default the element that was focused before, or what remains near it. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Writing direction of the panel. Default that of the document. */
  dir?: 'ltr' | 'rtl' | undefined
  /** Content of the panel. */
  children: ReactNode
}

interface SurfaceProps extends ModalProps {
  component: string
  className: string
  /** Whether the title is drawn here; else it is announced only. */
  visibleTitle?: boolean | undefined
  /** Whether Back closes it, if the host wants that. A dialog asks a question, which Back doesn't answer. */
  closesOnBack?: boolean | undefined
  description?: ReactNode
}

/** A press on a toast above a modal surface is not a press outside of it. */
function keepForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-component^="Toast"]'))
    event.preventDefault()
}

/** Common base of dialog, drawer and sheet: overlay, focus trap, Escape, return of focus. */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  initialFocus,
  returnFocus,
  dir,
  component,
  className,
  visibleTitle = false,
  closesOnBack = false,
  children,
}: SurfaceProps) {
  const before = useRef<readonly Element[]>([])
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Before the content is there: a field in it with `autoFocus` has the focus by the time that it is opened.
    if (open && !content.current?.contains(document.activeElement)) before.current = pathOutwards()
  }, [open])
  useCloseOnBack(open && closesOnBack, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} data-component={`${component}Overlay`} />
        <Radix.Content
          ref={content}
          className={className}
          dir={dir}
          data-component={component}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={event => isComposing(event) && event.preventDefault()}
          onOpenAutoFocus={event => {
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={event => {
            // Radix would give it to its own trigger, which there is none of.
            const own = returnFocus?.current
            if (giveBack(own ? [own, ...before.current] : before.current)) event.preventDefault()
          }}
        >
          {visibleTitle ? (
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          ) : (
            <Radix.Title asChild>
              <VisuallyHidden>{title}</VisuallyHidden>
            </Radix.Title>
          )}
          {description !== undefined && <Radix.Description>{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
