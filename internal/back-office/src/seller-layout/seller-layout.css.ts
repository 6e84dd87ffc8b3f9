import { media, pattern, truncate, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars
const HEAD = '56px'
const TABS = `calc(60px + env(safe-area-inset-bottom))`
const narrow = media.down('lg')

/** A seller works in it all day: controls are lower than the shop's wherever there is a pointer that can hit them. */
export const root = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${HEAD} minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  backgroundColor: color.surface.page,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  vars: { '--stoa-seller-head': HEAD },
  '@media': {
    [media.hover]: { vars: { [vars.size.control]: '40px', [vars.size.controlSm]: '34px' } },
    [media.up('lg')]: {
      gridTemplateColumns: '248px minmax(0, 1fr)',
      selectors: { '&[data-collapsed]': { gridTemplateColumns: '72px minmax(0, 1fr)' } },
    },
    [narrow]: { vars: { '--stoa-seller-foot': TABS }, paddingBlockEnd: TABS },
  },
})

/** The focused element is never covered by the head, a phone's tabs, a message above them or a bar at the foot. */
const MESSAGE = '96px'
const BAR = `${vars.space[12]} + ${vars.space[6]}`
const bars = ':is([data-component=SaveBar], [data-component=BulkBar]) > section'
pattern.globalStyle(`html:has(.${root})`, {
  scrollPaddingBlock: `calc(${HEAD} + ${vars.space[3]}) ${vars.space[3]}`,
  '@media': {
    [narrow]: { scrollPaddingBlockEnd: `calc(${TABS} + ${MESSAGE} + ${vars.space[3]})` },
    [media.short]: { scrollPaddingBlock: vars.space[3] },
  },
})
pattern.globalStyle(`html:has(.${root} ${bars})`, {
  scrollPaddingBlockEnd: `calc(${BAR})`,
  '@media': { [narrow]: { scrollPaddingBlockEnd: `calc(${TABS} + ${BAR} + ${vars.space[12]})` } },
})

/** The parcel's own buttons are sticky only if there is no room next to its items; the count is sticky above them. */
const parcel = '[data-component=PackList]'
const OVER_PARCEL = `calc(${TABS} + ${BAR} + ${vars.space[12]} + ${vars.space[8]})`
pattern.globalStyle(`html:has(.${root} ${parcel})`, {
  scrollPaddingBlockStart: `calc(${HEAD} + ${vars.space[12]} + ${vars.space[3]})`,
  '@media': {
    [narrow]: { scrollPaddingBlockEnd: OVER_PARCEL },
    [media.short]: { scrollPaddingBlock: `calc(${vars.space[12]} + ${HEAD}) ${vars.space[3]}` },
  },
})

/** Messages hang above the tabs and the bars rather than over their buttons. */
pattern.globalStyle(`html:has(.${root}) [data-component=Toasts]`, {
  '@media': { [narrow]: { insetBlockEnd: `calc(${TABS} + ${vars.space[3]})` } },
})
pattern.globalStyle(`html:has(.${root} ${bars}) [data-component=Toasts]`, {
  insetBlockEnd: `calc(${BAR})`,
  '@media': { [narrow]: { insetBlockEnd: `calc(${TABS} + ${BAR} + ${vars.space[12]})` } },
})
pattern.globalStyle(`html:has(.${root} ${parcel}) [data-component=Toasts]`, {
  '@media': {
    [narrow]: { insetBlockEnd: OVER_PARCEL },
    [media.short]: { insetBlockEnd: `calc(${TABS} + ${vars.space[3]})` },
  },
})

export const head = pattern.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  backgroundColor: color.surface.raised,
  boxShadow: vars.shadow.header,
  '@media': {
    [media.down('sm')]: { gap: vars.space[1], paddingInline: vars.space[3] },
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
    [media.short]: { position: 'static' },
  },
})
export const menuButton = pattern.style({
  marginInlineStart: -8,
  '@media': { [media.up('lg')]: { display: 'none' } },
})
export const brand = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: '1.375rem',
  borderRadius: vars.radius.xs,
})
export const search = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  marginInlineStart: 'auto',
  paddingInline: 12,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.page,
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.text.muted, color: color.text.strong } },
  '@media': {
    [media.up('lg')]: { inlineSize: 'min(26rem, 34vw)', marginInlineStart: 88 },
    [media.down('sm')]: { justifyContent: 'center', borderColor: 'transparent', background: 'none' },
  },
})
export const searchWord = pattern.style({ '@media': { [media.down('sm')]: visuallyHidden } })
export const keys = pattern.style({
  marginInlineStart: 'auto',
  paddingInline: 6,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.xs,
  fontFamily: vars.font.text,
  fontSize: vars.type['2xs'].size,
  lineHeight: 1.7,
  '@media': { [media.down('lg')]: { display: 'none' }, [media.touch]: { display: 'none' } },
})
export const actions = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.up('lg')]: { marginInlineStart: 'auto' } },
})

const hidden = { display: 'none' } as const
export const fromMedium = pattern.style({ '@media': { [media.down('md')]: hidden } })
export const belowMedium = pattern.style({ '@media': { [media.up('md')]: hidden } })
export const fromLarge = pattern.style({ '@media': { [media.down('lg')]: hidden } })

export const rail = pattern.style({
  position: 'sticky',
  insetBlockStart: HEAD,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: `calc(100dvh - ${HEAD})`,
  padding: 12,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.raised,
  '@media': { [narrow]: { display: 'none' } },
})
export const drawer = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: '100%',
  padding: 12,
  overflowY: 'auto',
})

export const drawerHead = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space[2],
  fontSize: '1.375rem',
})

export const main = pattern.style({
  minInlineSize: 0,
  scrollMarginBlockStart: HEAD,
  selectors: { '&:focus': { outline: 'none' } },
})
export const page = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxInlineSize: 1440,
  minBlockSize: `calc(100dvh - ${HEAD})`,
  padding: vars.space[4],
  '@media': {
    [media.up('md')]: { padding: vars.space[6] },
    [media.up('xl')]: { padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}` },
    [narrow]: { minBlockSize: 0 },
  },
})

export const tabs = pattern.style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.header,
  display: 'flex',
  blockSize: TABS,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.raised,
  '@media': { [media.up('lg')]: { display: 'none' } },
})
export const tab = pattern.style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 3,
  color: color.text.muted,
  fontSize: vars.type['2xs'].size,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.accent.text },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
})
export const tabIcon = pattern.style({ position: 'relative', display: 'inline-flex' })
export const tabWord = pattern.style({ maxInlineSize: '100%', paddingInline: 2, ...truncate })
