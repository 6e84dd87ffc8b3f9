import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** What a host's link must take: a real `href`, and everything that an `<a>` takes, `ref` included. */
export type LinkComponent = ComponentType<AnchorProps>
