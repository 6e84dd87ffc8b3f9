import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link goes; a real address, so that it works before scripts and in a new tab. */
  href: string
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** What a host's link must take: a real `href`, and everything that an `<a>` takes, `ref` included. */
export type LinkComponent = ComponentType<AnchorProps>
