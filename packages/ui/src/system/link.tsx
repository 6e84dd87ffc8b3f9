'use client'

import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import { CheckedLink } from './checked-link.tsx'
import { useStoa } from './provider.tsx'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** What a host's link must take: a real `href`, and everything that an `<a>` takes, `ref` included. */
export type LinkComponent = ComponentType<AnchorProps>

const leavesTheApp = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)

/** A link through the host's router; addresses of other sites, mail and fragments stay plain anchors. */
export function Anchor({ href, ...props }: AnchorProps) {
  const { link: Link } = useStoa()
  if (!Link || leavesTheApp(href)) return <a href={href} {...props} />
  if (process.env.NODE_ENV !== 'production') return <CheckedLink as={Link} href={href} {...props} />
  return <Link href={href} {...props} />
}
