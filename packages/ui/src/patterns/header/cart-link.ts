import type { MouseEvent } from 'react'
import { onIntent } from '../../system/lazy-part.ts'
import { breakpoints } from '../../tokens/scale.ts'
import type { HeaderProps } from './header-types.ts'

const isWide = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches

/** Returns handlers for the link to the cart, if the host opens the cart over the page. */
export function cartLinkHandlers({ onOpen, preload }: HeaderProps['cart']) {
  if (!onOpen) return undefined
  return {
    ...(preload && onIntent(() => isWide() && preload())),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event
      if (ctrlKey || metaKey || shiftKey || altKey || !isWide()) return
      event.preventDefault()
      onOpen(currentTarget)
    },
  }
}
