import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link; a real one, so that it works before scripts and in a new tab. */
  href: string
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Component for the host's links. Has to accept a real `href` and everything that an `<a>` accepts, `ref` included. */
export type LinkComponent = ComponentType<AnchorProps>
