import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars
const phone = media.down('md')
const half = { flex: `1 0 calc(50% - ${vars.space[3]})`, maxInlineSize: '100%' } as const

export const cell = pattern.recipe({
  base: {
    blockSize: 52,
    paddingBlock: 6,
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    color: color.text.body,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: {
      'tr:last-child > &': { borderBlockEnd: 0 },
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&:last-child': { paddingInlineEnd: vars.space[4] },
    },
    '@media': {
      [phone]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[3],
        flex: '1 0 100%',
        minInlineSize: 0,
        blockSize: 'auto',
        minBlockSize: 28,
        padding: 0,
        border: 0,
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
          '&[data-nothing]': { display: 'none' },
        },
      },
    },
  },
  variants: {
    align: {
      start: {},
      // A figure is never broken: a table that is too wide for its place is scrolled.
      end: { textAlign: 'end', ...tabularNumbers, '@media': { [media.up('md')]: { whiteSpace: 'nowrap' } } },
    },
    phone: {
      // Takes the width that its neighbor leaves, or a whole line without one.
      title: {
        '@media': {
          [phone]: {
            order: -2,
            minBlockSize: 32,
            textAlign: 'start',
            selectors: { 'tr:has(> [data-phone=beside]) > &': { flex: '1 1 0', minInlineSize: '40%' } },
          },
        },
      },
      beside: {
        '@media': { [phone]: { order: -1, flex: '0 1 auto', minBlockSize: 32, maxInlineSize: '60%' } },
      },
      start: { '@media': { [phone]: { ...half, textAlign: 'start' } } },
      end: { '@media': { [phone]: { ...half, justifyContent: 'flex-end' } } },
      half: {
        '@media': {
          [phone]: { ...half, flexWrap: 'wrap', justifyContent: 'flex-start', gap: `0 ${vars.space[1]}` },
        },
      },
      line: {},
      hide: { '@media': { [phone]: { display: 'none' } } },
    },
    // As its column's name.
    wide: { true: { '@media': { [media.between('md', 'xl')]: { display: 'none' } } } },
  },
})

export const phoneLabel = pattern.style({
  display: 'none',
  flex: 'none',
  color: color.text.muted,
  '@media': { [phone]: { display: 'inline' } },
})

export const contents = pattern.style({
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      minInlineSize: 0,
      textAlign: 'end',
      selectors: { ':is([data-phone=start], [data-phone=half]) > &': { textAlign: 'start' } },
    },
  },
})

export const link = pattern.style({
  display: 'inline-block',
  minInlineSize: 0,
  color: color.text.strong,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  selectors: { 'tr:hover &': { color: color.accent.text }, '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.up('md')]: { minInlineSize: '8rem' },
    [phone]: { flex: 1, fontSize: vars.type.body.size },
  },
})
