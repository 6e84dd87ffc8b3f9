import { keyframes } from '@vanilla-extract/css'
import { bottomBarRoom } from '../../styles/bottom-bar.ts'
import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** A bar along the foot of the window, as low as its text allows. */
export const root = pattern.style({
  position: 'fixed',
  zIndex: vars.zIndex.cookie,
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  paddingBlock: '6px calc(6px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: `0 -12px 28px -18px ${vars.color.overlay}`,
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  outlineOffset: -3,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    // A page's fixed bottom bar holds its one decision: never over that.
    [media.down('lg')]: {
      selectors: {
        ':root:has([data-component="BottomBar"]) &': {
          insetBlockEnd: `calc(${bottomBarRoom} + env(safe-area-inset-bottom))`,
          paddingBlockEnd: 6,
        },
      },
    },
  },
})

/** Title and X above the text on small screens; everything in one row on large ones. */
export const row = pattern.style([
  container.shop,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title close" "text text" "actions actions"',
    alignItems: 'center',
    gap: `6px ${vars.space[4]}`,
    '@media': {
      [media.between('sm', 'lg')]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"title title close" "text actions actions"',
      },
      [media.up('lg')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"title text actions close"',
        columnGap: vars.space[6],
      },
    },
  },
])

export const title = pattern.style({
  gridArea: 'title',
  fontSize: vars.type.body.size,
  lineHeight: 1.25,
  '@media': { [media.up('lg')]: { maxInlineSize: '9rem' } },
})
export const text = pattern.style({ gridArea: 'text', overflowWrap: 'anywhere' })
export const actions = pattern.style({ gridArea: 'actions', display: 'flex', flexWrap: 'wrap', gap: 8 })
/** Both answers have the same size. */
export const action = pattern.style({ flex: '1 1 0', minInlineSize: '6.75rem' })
export const close = pattern.style({ gridArea: 'close' })
