import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const shop = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.surface.page,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
})

/** Never shorter than the window: the footer of a page that is still short would enter it and be pushed out again. */
export const main = pattern.style({
  flex: '1 0 auto',
  minBlockSize: '100vh',
  minInlineSize: 0,
  // What reaches the edges is as wide as the window, which a scroll bar narrows.
  overflowX: 'clip',
  // The sticky header must not lie over what a fragment or the focus jumps to.
  scrollMarginBlockStart: 130,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.short]: { scrollMarginBlockStart: 12 } },
})

export const skip = pattern.style({
  position: 'absolute',
  zIndex: vars.zIndex.tooltip,
  insetBlockStart: 8,
  insetInlineStart: 8,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.inverse,
  color: color.text.inverse,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' } },
})

export const account = pattern.style([
  container.shop,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlock: `${vars.space[6]} 0`,
    alignItems: 'start',
    '@media': {
      [media.up('lg')]: {
        gridTemplateColumns: `${vars.size.filters} minmax(0, 1fr)`,
        gap: vars.space[12],
        paddingBlock: `${vars.space[10]} 0`,
      },
    },
  },
])

export const accountTitle = pattern.style({ marginBlockEnd: vars.space[6] })

export const accountList = pattern.style({
  display: 'grid',
  gap: 2,
  '@media': {
    // In rows, not in one that scrolls: that would hide the last places, and among them the one that is shown.
    [media.down('lg')]: { display: 'flex', flexWrap: 'wrap', gap: 4 },
    // All five in one row of a phone.
    [media.down('sm')]: { justifyContent: 'space-between', gap: 0 },
  },
})

export const accountLink = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: vars.radius.sm,
  color: color.text.body,
  fontSize: '0.9375rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { backgroundColor: color.accent.soft, color: color.accent.softText },
  },
  '@media': {
    [media.down('sm')]: { paddingInline: 7, fontSize: vars.type.sm.size },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
})

export const card = pattern.style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  backgroundColor: color.surface.page,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
})
pattern.globalStyle(`${card} > footer`, { justifySelf: 'stretch', marginBlockStart: 0 })
export const cardHead = pattern.style({ justifySelf: 'stretch' })

export const cardBox = pattern.style({
  alignSelf: 'center',
  inlineSize: `min(${vars.size.card}, calc(100vw - 32px))`,
  marginBlock: '24px 40px',
  padding: 24,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface.raised,
  boxShadow: vars.shadow[2],
  '@media': { [media.up('sm')]: { padding: 36 } },
  selectors: { '&:focus': { outline: 'none' } },
})

export const brandPanel = pattern.style({
  inlineSize: '100%',
  blockSize: 'clamp(90px, 14vw, 168px)',
  fill: color.accent.soft,
  '@media': {
    [media.forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeWidth: 2, forcedColorAdjust: 'auto' },
  },
})
