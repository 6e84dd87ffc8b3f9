import { bottomBarRoom } from '../../styles/bottom-bar.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const bar = pattern.style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `10px ${vars.size.gutter} calc(10px + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 -1px 0 ${vars.color.border.subtle}, 0 -12px 28px -18px ${vars.color.overlay}`,
  '@media': {
    [media.up('lg')]: { display: 'none' },
    [media.forcedColors]: { borderBlockStart: '1px solid' },
  },
})

/** Room for an amount. If large text leaves less, the button moves to another row. */
export const summary = pattern.style({
  display: 'grid',
  flex: '1 1 7rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-wordy] > &': { flexGrow: 1000 } },
})

/** Takes the free width first, up to its limit; never narrower than the button's label. */
export const action = pattern.style({
  display: 'grid',
  flex: '1000 0 auto',
  maxInlineSize: '240px',
  selectors: { '[data-wordy] > &': { flexGrow: 1 } },
})

// The page ends above the bar, not behind it.
pattern.globalStyle(`body:has(${bar})`, {
  '@media': {
    [media.down('lg')]: { paddingBlockEnd: `calc(${bottomBarRoom} + env(safe-area-inset-bottom))` },
  },
})
