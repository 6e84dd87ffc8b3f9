import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const prose = pattern.style({
  maxInlineSize: '62ch',
  lineHeight: 1.65,
  color: color.text.body,
  overflowWrap: 'break-word',
})

const within = (selector: string, rule: Parameters<typeof pattern.globalStyle>[1]) =>
  pattern.globalStyle(`${prose} ${selector}`, rule)

within('> * + *', { marginBlockStart: space[4] })
within('> :is(h2, h3, h4)', {
  ...typeScale('title3'),
  color: color.text.strong,
  marginBlockStart: space[10],
  scrollMarginBlockStart: '142px',
})
within('> h2', typeScale('title2'))
within('> :is(h2, h3, h4) + *', { marginBlockStart: space[3] })
within('a', {
  color: color.accent.text,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
})
// A heading is the link to itself: what can be shared shows when one comes near.
within('> :is(h2, h3) > a[href^="#"]', {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'none',
  '@media': { [media.touch]: { display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' } },
})
within('> :is(h2, h3) > a[href^="#"]::after', {
  content: '"#" / ""',
  marginInlineStart: '0.35em',
  color: color.text.muted,
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
})
within('> :is(h2, h3) > a[href^="#"]:is(:hover, :focus-visible)::after', { opacity: 1 })
within('strong', { color: color.text.strong, fontWeight: 600 })
within('ul', { listStyle: 'disc', paddingInlineStart: '1.3em' })
within('ol', { listStyle: 'decimal', paddingInlineStart: '1.5em' })
within('li + li', { marginBlockStart: space[2] })
within('li::marker', { color: color.text.muted })
within('blockquote', {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.border.default}`,
  color: color.text.muted,
})
within('hr', { marginBlock: space[8], borderBlockStart: `1px solid ${color.border.subtle}` })
within('img', { blockSize: 'auto', borderRadius: vars.radius.md })
within('table', { inlineSize: '100%', fontSize: vars.type.sm.size })
within(':is(th, td)', {
  padding: '9px 12px',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.down('md')]: { paddingInline: '8px' } },
})
within('th', { fontWeight: 600, color: color.text.strong, backgroundColor: color.surface.sunken })

// Technical names are long and may break anywhere, so that tables fit the narrowest screen.
within('code', { overflowWrap: 'anywhere' })
within('table', { '@media': { [media.down('md')]: { overflowWrap: 'anywhere' } } })
// Names in the first column stay whole, and the other columns shrink.
within('tr > :first-child', { overflowWrap: 'break-word' })

export const page = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockStart: 'clamp(16px, 3vw, 40px)',
})

export const withContents = pattern.style({
  '@media': {
    [media.up('lg')]: {
      gridTemplateColumns: `${vars.size.filters} minmax(0, 1fr)`,
      columnGap: space[12],
      // The list is next to both, although it is read between them.
      gridTemplateAreas: '"contents head" "contents text"',
    },
  },
})

pattern.globalStyle(`${withContents} > [data-component=Prose]`, {
  '@media': { [media.up('lg')]: { gridArea: 'text' } },
})
pattern.globalStyle(`${withContents} > header`, { '@media': { [media.up('lg')]: { gridArea: 'head' } } })

export const head = pattern.style({ marginBlockEnd: space[8] })

export const title = pattern.style({ ...typeScale('title1'), color: color.text.strong })

export const lede = pattern.style({ ...typeScale('lede'), marginBlockStart: space[3], maxInlineSize: '52ch' })

export const updated = pattern.style({
  marginBlockStart: space[3],
  fontSize: vars.type.xs.size,
  color: color.text.muted,
})

export const contents = pattern.style({
  fontSize: vars.type.sm.size,
  lineHeight: 1.4,
  marginBlockEnd: space[8],
  '@media': {
    [media.up('lg')]: {
      gridArea: 'contents',
      padding: space[4],
      borderRadius: vars.radius.md,
      backgroundColor: color.surface.sunken,
      position: 'sticky',
      insetBlockStart: '142px',
      maxBlockSize: 'calc(100dvh - 160px)',
      overflowY: 'auto',
    },
    [`${media.up('lg')} and ${media.short}`]: {
      position: 'static',
      maxBlockSize: 'none',
    },
  },
})

export const contentsTitle = pattern.style({ fontSize: vars.type.sm.size, marginBlockEnd: space[1] })

/**
 * The list is a row that scrolls sideways on a phone, in front of the text: a column would push the text off the
 * screen.
 */
export const contentsList = pattern.style({
  '@media': {
    [media.down('lg')]: {
      display: 'flex',
      gap: space[2],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      whiteSpace: 'nowrap',
    },
  },
})

/** Its second level would make that row long. */
export const entryOf = pattern.styleVariants({
  2: {},
  3: { '@media': { [media.down('lg')]: { display: 'none' } } },
})

export const entry = pattern.style({
  display: 'block',
  paddingBlock: space[2],
  color: color.text.muted,
  borderRadius: vars.radius.xs,
  selectors: {
    '&[data-level="3"]': { paddingInlineStart: space[4] },
    '&:hover': { color: color.text.strong, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '@media': {
    [media.touch]: { paddingBlock: '12px' },
    [media.down('lg')]: {
      paddingInline: '14px',
      border: `1px solid ${color.border.default}`,
      borderRadius: vars.radius.full,
      outlineOffset: '-2px',
    },
  },
})

export const tools = pattern.style({ marginBlockStart: space[5] })

export const lead = pattern.style({ marginBlockStart: space[6], maxInlineSize: '62ch' })

export const found = pattern.style({ display: 'grid', gap: space[6], maxInlineSize: '62ch' })
export const foundEntry = pattern.style({ display: 'grid', gap: '2px' })
export const foundTitle = pattern.style({ ...typeScale('title3'), color: color.text.strong })
export const foundLink = pattern.style({
  color: color.accent.text,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const foundText = pattern.style({ lineHeight: 1.55 })
export const foundSource = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted })
