import { media, pattern, tabularNumbers, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars
const phone = media.down('md')
const raised = {
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
} as const

export const root = pattern.style({
  minInlineSize: 0,
  '@media': { [media.up('md')]: { ...raised, overflowX: 'auto' } },
})

export const table = pattern.style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  transition: `opacity ${vars.motion.base}`,
  selectors: { '&[data-loading]': { opacity: 0.55 } },
  '@media': { [phone]: { display: 'block' } },
})

export const head = pattern.style({ '@media': { [phone]: { display: 'block' } } })
export const headRow = pattern.style({
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[2],
      paddingInlineStart: vars.space[4],
      marginBlockEnd: vars.space[2],
    },
  },
})

/**
 * Clipping a heading away makes some screen readers see a table without headings. The column's own width would draw
 * it over the checkbox of the page, which would no longer receive presses.
 */
const heard = { ...visuallyHidden, clipPath: 'none', opacity: 0, maxInlineSize: '1px' } as const

/** A column that shows only in a wide table. */
const narrow = { '@media': { [media.between('md', 'xl')]: { display: 'none' } } } as const

export const headCell = pattern.recipe({
  base: {
    blockSize: 40,
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    backgroundColor: color.surface.sunken,
    color: color.text.muted,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&:last-child': { paddingInlineEnd: vars.space[4] },
    },
    '@media': {
      [phone]: {
        ...heard,
        selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
      },
    },
  },
  variants: { align: { start: {}, end: { textAlign: 'end' } }, wide: { true: narrow } },
})

const pick = { inlineSize: 44, paddingInlineStart: vars.space[4] } as const
export const pickHead = pattern.style({
  ...pick,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.sunken,
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'auto',
      minBlockSize: vars.size.control,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
})
/** The label of the page's checkbox is visible on a phone, which has no column header for it. */
pattern.globalStyle(`${pickHead} label`, {
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 0,
  margin: -12,
  padding: 12,
  fontSize: vars.type.sm.size,
})
export const pickWord = pattern.style({
  whiteSpace: 'nowrap',
  color: color.text.muted,
  fontWeight: 400,
  '@media': { [media.up('md')]: { display: 'none' } },
})

export const sortButton = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 36,
  marginInline: -6,
  paddingInline: 6,
  borderRadius: vars.radius.xs,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.strong },
    '[aria-sort] > &': { color: color.text.strong },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    // Out of sight it would still take the focus.
    [phone]: { display: 'none' },
  },
})
export const phoneName = pattern.style({ '@media': { [media.up('md')]: { display: 'none' } } })
export const sortPlace = pattern.style({ inlineSize: 14 })

export const phoneSort = pattern.style({
  display: 'none',
  '@media': {
    [phone]: { display: 'block', float: 'inline-end', maxInlineSize: '65%', marginBlockEnd: vars.space[2] },
  },
})

/** Each choice says what it orders by; its name is still heard. */
pattern.globalStyle(`${phoneSort} label`, visuallyHidden)

export const body = pattern.style({
  '@media': { [phone]: { display: 'grid', gap: vars.space[2], clear: 'both' } },
})

export const row = pattern.style({
  selectors: {
    '&[data-opens]': { cursor: 'pointer' },
    '&:hover': { backgroundColor: color.surface.hover },
    '&[aria-selected="true"]': { backgroundColor: color.accent.soft },
  },
  '@media': {
    [phone]: {
      ...raised,
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: `2px ${vars.space[3]}`,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      selectors: { '&:has(> td:first-child label)': { paddingInlineStart: 52 } },
    },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
})

export const pickCell = pattern.style({
  ...pick,
  blockSize: 52,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
  '@media': {
    [phone]: {
      position: 'absolute',
      insetBlockStart: 14,
      insetInlineStart: 16,
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      border: 0,
    },
  },
})

export const pages = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [phone]: { border: 0, paddingInline: 0 } },
})
export const range = pattern.style({
  marginInlineEnd: 'auto',
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  ...tabularNumbers,
})
