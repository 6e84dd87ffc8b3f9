import { bottomBarRoom } from '../../styles/bottom-bar.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const bar = pattern.style({})

/** Hidden on a phone with a bar, which shows the figures. */
export const root = pattern.style({
  selectors: {
    [`body:has(${bar}) &`]: { '@media': { [media.down('lg')]: { display: 'none' } } },
  },
})

export const panel = pattern.style({ display: 'grid', gap: vars.space[5] })

export const title = pattern.style({ ...typeScale('title3'), color: color.text.strong })

export const groups = pattern.style({ display: 'grid', gap: vars.space[5] })

/** Sums of all shops, the total last. */
export const ends = pattern.style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
})

export const group = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${color.border.subtle}` },
  },
})

export const shop = pattern.style({
  fontFamily: vars.font.text,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  fontWeight: 650,
  letterSpacing: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
})

export const lines = pattern.style({ display: 'grid', gap: vars.space[3] })

export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
})

export const picture = pattern.style({ display: 'block', inlineSize: '48px' })

export const text = pattern.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = pattern.style({
  fontSize: vars.type.sm.size,
  lineHeight: 1.35,
  fontWeight: 550,
  color: color.text.strong,
})

export const detail = pattern.style({
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

export const fold = pattern.style({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.controlSm,
  marginBlockEnd: vars.space[2],
  paddingBlock: '7px',
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  color: color.accent.text,
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  '@media': { [media.touch]: { minBlockSize: vars.size.control, paddingBlock: '11px' } },
})

export const sums = pattern.style({ display: 'grid', gap: vars.space[2], fontSize: vars.type.sm.size })

export const sum = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
})

export const figure = pattern.style({
  ...tabularNumbers,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  fontWeight: 550,
  color: color.text.strong,
})

export const total = pattern.style({
  alignItems: 'baseline',
  marginBlockStart: vars.space[2],
  fontSize: vars.type.body.size,
  fontWeight: 650,
  color: color.text.strong,
})

export const totalFigure = pattern.style({
  ...tabularNumbers,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
})

export const toggle = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  color: color.text.strong,
  borderRadius: vars.radius.sm,
})

export const toggleTotal = pattern.style({
  ...tabularNumbers,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'start',
})

export const chevron = pattern.style({
  flex: 'none',
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

/** Covers the page above the bar. */
export const sheet = pattern.style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `calc(${bottomBarRoom} + env(safe-area-inset-bottom))`,
  zIndex: vars.zIndex.bar,
  display: 'grid',
  gap: vars.space[5],
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[5]} ${vars.size.gutter}`,
  backgroundColor: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.default}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: `0 -12px 28px -18px ${color.overlay}`,
  outlineOffset: '-3px',
  '@media': { [media.up('lg')]: { display: 'none' } },
})

/** Shown in the page from 900 px; below that it is in the bar. */
export const action = pattern.style({
  display: 'grid',
  '@media': { [media.up('sm')]: { justifyContent: 'start' } },
  selectors: {
    [`body:has(${bar}[data-action]) &`]: { '@media': { [media.down('lg')]: { display: 'none' } } },
  },
})
