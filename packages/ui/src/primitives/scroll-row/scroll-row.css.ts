import { createVar, fallbackVar } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { swiped } from '../../styles/swiped.ts'
import { vars } from '../../tokens/index.ts'

export const itemWidth = createVar()

export const root = primitive.style({ position: 'relative', minInlineSize: 0 })

export const list = primitive.style({
  ...swiped,
  scrollBehavior: 'smooth',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `min(${fallbackVar(itemWidth, '16rem')}, 86%)`,
  gap: vars.space[4],
  // Room for a focus ring inside a box that cuts.
  padding: '4px',
  margin: '-4px',
  scrollPaddingInline: '4px',
})

export const item = primitive.style({ scrollSnapAlign: 'start', minInlineSize: 0 })

/** Arrows for a mouse, if there is more than fits. Touch swipes, and Tab scrolls to what it reaches. */
export const arrows = primitive.style({
  display: 'none',
  '@media': {
    [media.hover]: {
      position: 'absolute',
      insetInline: '-14px',
      insetBlockStart: 'calc(50% - 22px)',
      justifyContent: 'space-between',
      pointerEvents: 'none',
      selectors: { '&[data-needed=true]': { display: 'flex' } },
    },
  },
})

primitive.globalStyle(`${arrows} > button`, { pointerEvents: 'auto', boxShadow: vars.shadow[2] })
// At an end there is only the way back. A button that has the focus stays.
primitive.globalStyle(`${arrows} > button[aria-disabled=true]`, { color: vars.color.text.disabled })
primitive.globalStyle(`${arrows} > button[aria-disabled=true]:not(:focus-visible)`, {
  opacity: 0,
  pointerEvents: 'none',
})
// On pages from right to left, the way on is to the left.
primitive.globalStyle(`[dir=rtl] ${arrows} svg`, { transform: 'scaleX(-1)' })
