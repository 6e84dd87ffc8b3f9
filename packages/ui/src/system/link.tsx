'use client'

import type { AnchorProps } from './anchor-props.ts'
import { CheckedLink } from './checked-link.tsx'
import { useStoa } from './provider.tsx'

const leavesTheApp = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)

/** A link through the host's router; addresses of other sites, mail and fragments stay plain anchors. */
export function Anchor({ href, ...props }: AnchorProps) {
  const { link: Link } = useStoa()
  if (!Link || leavesTheApp(href)) return <a href={href} {...props} />
  if (process.env.NODE_ENV !== 'production') return <CheckedLink as={Link} href={href} {...props} />
  return <Link href={href} {...props} />
}
