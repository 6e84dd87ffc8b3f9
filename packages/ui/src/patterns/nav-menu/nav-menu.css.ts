import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'
import { navMenuSize } from '../../tokens/timing.ts'

const { color } = vars

export const bar = pattern.style([
  container.shop,
  { blockSize: 46, '@media': { [media.down('md')]: { blockSize: 44 } } },
])

/** Background of the header that contains the bar. */
const ground = `var(--stoa-header-bg, ${color.surface.raised})`

export const list = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  blockSize: 46,
  // The first entry's label is aligned with the logo.
  marginInline: -12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for focus rings, which scrolling would cut, and for the fade.
  scrollPaddingInline: '16px 40px',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // Overflowing content fades at the edge; at the end of the scroll the last label is clear of the fade. It covers
    // the labels: a mask on the list would also apply to the menus, which are drawn inside it.
    '&::after': {
      content: '""',
      flex: 'none',
      alignSelf: 'stretch',
      // Below the line above the bar.
      marginBlockStart: 1,
      position: 'sticky',
      insetInlineEnd: 0,
      inlineSize: 40,
      marginInlineStart: 'auto',
      pointerEvents: 'none',
      backgroundImage: `linear-gradient(to right, transparent, ${ground})`,
    },
    '[dir=rtl] &::after': { backgroundImage: `linear-gradient(to left, transparent, ${ground})` },
  },
  '@media': {
    [media.down('md')]: { blockSize: 44 },
    // What scrolls scrolls to the edge of the screen.
    [media.down('lg')]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInlineStart: `calc(${vars.size.gutter} - 12px)`,
    },
  },
})

export const item = pattern.style({ flex: 'none', display: 'flex', alignItems: 'center' })

/** Elsewhere the color tells which page it is. */
const currentInForcedColours = {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
} as const

export const link = pattern.style({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 7,
  paddingInline: 12,
  borderRadius: vars.radius.sm,
  color: color.text.body,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover, color: color.text.strong },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: color.accent.text },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[aria-current]': currentInForcedColours } },
  },
})
export const fixedLink = pattern.style([
  link,
  { ...typeScale('navCaps'), fontWeight: vars.type.navCaps.weight, paddingBlock: 10 },
])
/** Reaches under the chevron of its entry, so that the two look like one. */
export const branchLink = pattern.style([
  link,
  {
    paddingInlineEnd: 32,
    marginInlineEnd: -32,
    '@media': { [media.touch]: { paddingInlineEnd: 44, marginInlineEnd: -44 } },
  },
])

export const separator = pattern.style({
  flex: 'none',
  inlineSize: 1,
  blockSize: 18,
  marginInline: 8,
  backgroundColor: color.border.default,
})

export const trigger = pattern.style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 35,
  borderRadius: vars.radius.sm,
  color: color.text.body,
  selectors: {
    '&:hover, &[data-state="open"]': { color: color.text.strong },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
})

export const chevron = pattern.style({
  transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { [`${trigger}[data-state="open"] &`]: { transform: 'rotate(180deg)' } },
})

export const panel = pattern.style({
  inlineSize: navMenuSize.width,
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 140px)',
  overflowY: 'auto',
  padding: 16,
  border: `1px solid ${color.border.subtle}`,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  backgroundColor: color.surface.overlay,
  boxShadow: vars.shadow[3],
})

export const grid = pattern.style({
  display: 'grid',
  gridTemplateColumns: `repeat(${navMenuSize.columns}, minmax(0, 1fr))`,
  gap: '2px 8px',
  '@media': { [media.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const panelLink = pattern.style({
  display: 'block',
  paddingBlock: 10,
  paddingInline: 12,
  borderRadius: vars.radius.sm,
  color: color.text.strong,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: color.accent.text },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': currentInForcedColours } } },
})

export const all = pattern.style({
  gridColumn: '1 / -1',
  marginBlockStart: 8,
  paddingBlockStart: 4,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})

export const allLink = pattern.style([
  panelLink,
  { display: 'flex', alignItems: 'center', gap: 6, color: color.accent.text, fontWeight: 600 },
])

export const onward = pattern.style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })
