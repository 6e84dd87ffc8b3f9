'use client'

import { type Ref, useCallback, useEffect, useRef } from 'react'
import type { AnchorProps, LinkComponent } from './anchor-props.ts'
import { misuse } from './misuse.ts'

const checked = new WeakSet<LinkComponent>()

/** The host's link, looked at once when it is on the page. Only while developing. */
export function CheckedLink({ as: Link, ref, ...props }: AnchorProps & { as: LinkComponent }) {
  const element = useRef<HTMLAnchorElement>(null)
  const both = useCallback(
    (anchor: HTMLAnchorElement | null) => {
      element.current = anchor
      return give(ref, anchor)
    },
    [ref],
  )
  const { href } = props
  useEffect(() => {
    if (checked.has(Link)) return
    checked.add(Link)
    checkLink(element.current, href)
  }, [Link, href])
  return <Link ref={both} {...props} />
}

function give<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value)
  if (ref) ref.current = value
}

/** A router may put something before or after: a base path, a language, a slash. */
const path = (address: string) => address.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''

function checkLink(element: HTMLAnchorElement | null, href: string): void {
  if (!element) {
    misuse(
      'The link given to StoaProvider does not pass on its `ref`.',
      'Menus cannot move the keyboard to it, and tooltips cannot find their place.',
      'Hand `ref` to the <a> inside, such as ({ href, ...rest }) => <Link to={href} {...rest} />.',
    )
  } else if (!path(element.getAttribute('href') ?? '').includes(path(href))) {
    misuse(
      `The link given to StoaProvider was asked for "${href}" and leads to "${element.getAttribute('href') ?? 'nowhere'}".`,
      'Everything that is pressed, middle-clicked or crawled goes there.',
      'Stoa says `href`. Where the router’s link takes `to`: link={({ href, ...rest }) => <Link to={href} {...rest} />}.',
    )
  }
}
