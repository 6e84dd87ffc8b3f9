import type { HTMLAttributes } from 'react'
import { root } from './visually-hidden.css.ts'

/** Text for assistive technology only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={root} />
}
