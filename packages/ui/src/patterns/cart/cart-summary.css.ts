import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'
import { spacious } from './cart-box.css.ts'

const { color } = vars

export const layout = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
  alignItems: 'start',
  '@container': { [spacious]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}` } },
})

/** Below header and nav, which stay at the top. */
export const aside = pattern.style({
  '@container': {
    [spacious]: {
      '@media': {
        [media.tall]: {
          position: 'sticky',
          insetBlockStart: '142px',
          // Without a nav below it.
          selectors: { 'body:has([data-component="ShortHeader"]) &': { insetBlockStart: '96px' } },
        },
      },
    },
  },
})

export const heading = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  paddingBlock: 'clamp(20px, 3vw, 36px) 20px',
})

export const title = pattern.style({ ...typeScale('title1'), color: color.text.strong })

export const contents = pattern.style({ ...tabularNumbers, color: color.text.muted })

export const panel = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})

export const panelTitle = pattern.style({ ...typeScale('title3'), color: color.text.strong })

export const sums = pattern.style({ display: 'grid', gap: vars.space[3], fontSize: '0.9375rem' })

/** An amount that does not fit next to its label moves below it as a whole. */
export const sum = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
})

export const figure = pattern.style({
  ...tabularNumbers,
  color: color.text.strong,
  fontWeight: 550,
  textAlign: 'end',
  marginInlineStart: 'auto',
})

export const shippingNote = pattern.style({
  // Keeps the last word, a day of a month, together with the month.
  textWrap: 'pretty',
  ...tabularNumbers,
  flex: '1 0 100%',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

export const total = pattern.style({
  alignItems: 'baseline',
  paddingBlockStart: '14px',
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontWeight: 650,
  color: color.text.strong,
})

export const totalFigure = pattern.style({
  ...tabularNumbers,
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  marginInlineStart: 'auto',
})

export const bar = pattern.style({})

export const next = pattern.style({
  selectors: {
    [`body:has(${bar}) &`]: { '@media': { [media.down('lg')]: { display: 'none' } } },
  },
})

/** The amount makes the label longer than a narrow box. */
pattern.globalStyle(`${next} > *`, { whiteSpace: 'normal', lineHeight: 1.25, paddingBlock: 8 })

export const note = pattern.style({
  marginBlockStart: '-8px',
  textAlign: 'center',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

export const trust = pattern.style({
  display: 'grid',
  gap: '10px',
  marginBlockStart: '18px',
  // Below the text of the panel above.
  paddingInline: vars.space[4],
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
  '@media': { [media.up('md')]: { paddingInline: vars.space[6] } },
})

export const promise = pattern.style({ display: 'flex', alignItems: 'center', gap: '9px' })

export const barCount = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

export const barTotal = pattern.style({
  ...tabularNumbers,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  fontWeight: 600,
  color: color.text.strong,
})
