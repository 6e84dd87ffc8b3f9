import { media } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'
import { globalStyle } from '@vanilla-extract/css'

type Rule = Parameters<typeof globalStyle>[1]

const host = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { 'stoa.patterns': rule } })

host(':host', { display: 'block' })
// Only its dialog is drawn.
host(':host(stoa-cart-drawer)', { display: 'contents' })

// An element of the header's own height would never stick inside the host element.
host(':host(stoa-header:not([static]))', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  '@media': { [media.short]: { position: 'relative' } },
})
// The header moves up while the page is read. Its former place belongs to the page.
host(':host(stoa-header), :host(stoa-header) > [dir]', { pointerEvents: 'none' })
host('[data-component="Header"]', { pointerEvents: 'auto' })
