import type { MouseEvent } from 'react'
import { onIntent } from '../../system/lazy-part.ts'
import { breakpoints } from '../../tokens/scale.ts'
import type { HeaderProps } from './header-types.ts'

const isWide = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches

/** Returns handlers for the link to the cart, if the host opens the cart over the page. */
export function cartLinkHandlers({ onOpen, preload, opensOnPhones }: HeaderProps['cart']) {
  if (!onOpen) return undefined
  const opens = () => opensOnPhones || isWide()
  return {
    ...(preload && onIntent(() => opens() && preload())),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event
      if (ctrlKey || metaKey || shiftKey || altKey || !opens()) return
      event.preventDefault()
      onOpen(currentTarget)
    },
  }
}
