import type { ReactNode, RefObject } from 'react'

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
  /** Name by which a page styles the panel's place and size in a shadow root. */
  part?: string | undefined
  /** Content of the panel. */
  children: ReactNode
}

export interface SurfaceProps extends ModalProps {
  component: string
  /** Looks of the panel. */
  className: string
  /** Place and size. */
  boxClassName: string
  /** Whether the title is drawn here; else it is announced only. */
  visibleTitle?: boolean | undefined
  /** Whether Back closes it, if the host wants that. A dialog asks a question, which Back doesn't answer. */
  closesOnBack?: boolean | undefined
  description?: ReactNode
}
