import { keyframes } from '@vanilla-extract/css'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const palette = vars.color

const shade = `color-mix(in oklch, ${palette.text.strong} 16%, transparent)`

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })

/**
 * Sheet on phones, opened by a native popover: it needs no script and closes on Escape or an outside tap. From 900 px
 * the same element is a panel in the page.
 */
export const sheet = pattern.style({
  position: 'fixed',
  inset: 'auto 0 0',
  margin: 0,
  border: 0,
  padding: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: 'auto',
  maxBlockSize: '85dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: palette.surface.overlay,
  color: palette.text.body,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  boxShadow: vars.shadow[3],
  selectors: {
    '&:popover-open': { animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}` },
    '&::backdrop': { backgroundColor: palette.overlay },
  },
  '@media': {
    [media.forcedColors]: { borderBlockStart: '1px solid' },
    [media.up('lg')]: {
      display: 'block',
      position: 'sticky',
      border: 0,
      inset: '136px auto auto',
      maxBlockSize: 'calc(100dvh - 152px)',
      scrollbarWidth: 'thin',
      // Shadows at the ends that say there is more: covers in the page's color scroll over them.
      background: `linear-gradient(${palette.surface.page} 30%, transparent) top / 100% 40px no-repeat local, linear-gradient(transparent, ${palette.surface.page} 70%) bottom / 100% 40px no-repeat local, radial-gradient(farthest-side at 50% 0, ${shade}, transparent) top / 100% 12px no-repeat scroll, radial-gradient(farthest-side at 50% 100%, ${shade}, transparent) bottom / 100% 12px no-repeat scroll`,
      borderRadius: 0,
      boxShadow: 'none',
      // Room for the focus rings that a scrolling box would cut.
      marginInline: '-6px',
      inlineSize: 'calc(100% + 12px)',
    },
    [`${media.up('lg')} and ${media.short}`]: {
      position: 'static',
      maxBlockSize: 'none',
    },
  },
})

/** A list without a panel at its side: the sheet is a drawer in wide windows. */
const noPanel = '[data-filters-place=sheet] &'

export const drawer = pattern.style({
  '@media': {
    [media.up('lg')]: {
      selectors: {
        [noPanel]: {
          position: 'fixed',
          insetBlock: 0,
          insetInline: 'auto 0',
          margin: 0,
          inlineSize: '400px',
          maxBlockSize: 'none',
          background: palette.surface.overlay,
          boxShadow: vars.shadow[3],
        },
        [`${noPanel}:not(:popover-open)`]: { display: 'none' },
      },
    },
  },
})

pattern.globalStyle(`html:has(${sheet}:popover-open)`, {
  '@media': { [media.down('lg')]: { overflow: 'hidden' } },
})

export const head = pattern.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '8px',
  paddingInline: '20px 8px',
  backgroundColor: palette.surface.overlay,
  borderBlockEnd: `1px solid ${palette.border.subtle}`,
  '@media': { [media.up('lg')]: { display: 'none', selectors: { [noPanel]: { display: 'flex' } } } },
})

export const title = pattern.style({ ...typeScale('title3'), color: palette.text.strong })

export const form = pattern.style({
  padding: '4px 20px 0',
  '@media': {
    [media.up('lg')]: { padding: '0 6px 6px', selectors: { [noPanel]: { padding: '4px 20px 0' } } },
  },
})

export const group = pattern.style({
  paddingBlock: '4px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${palette.border.subtle}` } },
})

export const summary = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.control,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: palette.text.strong,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const arrow = pattern.style({
  transition: `transform ${vars.motion.base}`,
  selectors: { 'details:not([open]) > summary > &': { transform: 'rotate(-90deg)' } },
})

export const body = pattern.style({ display: 'block', paddingBlockEnd: '10px' })

/** Rows a little closer than a form's, with a mouse. */
export const rows = pattern.style({ fontSize: vars.type.sm.size })

pattern.globalStyle(`${rows} label`, {
  fontSize: vars.type.sm.size,
  '@media': { [media.hover]: { minBlockSize: '38px', paddingBlock: 'calc((38px - 1lh) / 2)' } },
})

// Radios as close as checkboxes.
pattern.globalStyle(
  `${rows} > [data-component=RadioGroup], ${rows} > [data-component=RadioGroup] details > div`,
  { gap: 0 },
)

/** Rows with a color are no higher than others. */
export const color = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  verticalAlign: 'top',
})

export const count = pattern.style({
  ...tabularNumbers,
  marginInlineStart: 'auto',
  fontSize: vars.type.xs.size,
  color: palette.text.muted,
})

export const ratingText = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
})

export const range = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlockEnd: vars.space[1],
  fontSize: vars.type.sm.size,
  color: palette.text.muted,
})

export const money = pattern.style({ position: 'relative', display: 'block' })

export const symbol = pattern.style({
  position: 'absolute',
  insetInlineStart: '12px',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.type.sm.size,
  pointerEvents: 'none',
})

export const moneyInput = pattern.style({
  ...tabularNumbers,
  paddingInline: '30px 8px',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
})

export const foot = pattern.style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: vars.space[3],
  marginInline: '-20px',
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: palette.surface.overlay,
  borderBlockStart: `1px solid ${palette.border.subtle}`,
  '@media': {
    [media.up('lg')]: {
      position: 'static',
      margin: 0,
      paddingInline: 0,
      backgroundColor: 'transparent',
      selectors: {
        [noPanel]: {
          position: 'sticky',
          marginInline: '-20px',
          paddingInline: '20px',
          backgroundColor: palette.surface.overlay,
        },
      },
    },
  },
})

/** If each change is sent immediately, only a page without scripts needs the button next to the list. */
export const footOfLive = pattern.style({
  '@media': {
    [`${media.up('lg')} and (scripting: enabled)`]: {
      display: 'none',
      selectors: { [noPanel]: { display: 'flex' } },
    },
  },
})
