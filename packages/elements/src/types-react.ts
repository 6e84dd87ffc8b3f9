/** Types of the elements in React's JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { StoaAttributes, StoaEventMap } from './types.ts'

/** React 19 listens to `onstoa-added`, React 18 doesn't. */
type Listeners = { [E in keyof StoaEventMap as `on${E}`]?: (event: StoaEventMap[E]) => void }

type StoaElements = {
  [Name in keyof StoaAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    StoaAttributes[Name] &
    Listeners & { /** React 18 doesn't read `className` on custom elements. */ class?: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends StoaElements {}
  }
}
