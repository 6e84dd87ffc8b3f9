import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const layout = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.up('lg')]: {
      gridTemplateColumns: `${vars.size.filters} minmax(0, 1fr)`,
      gap: vars.space[12],
      alignItems: 'start',
      selectors: {
        '&[data-filters-place=sheet]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
      },
    },
  },
})

/** Stays as tall as the list, so that the filters inside can stick. */
export const aside = pattern.style({ '@media': { [media.up('lg')]: { blockSize: '100%' } } })

export const main = pattern.style({ minInlineSize: 0 })

pattern.globalStyle(`${main} > [data-component=ProductGrid]`, { transition: `opacity ${vars.motion.base}` })
// Most lists come before it is seen.
pattern.globalStyle(`${main}[aria-busy=true] > [data-component=ProductGrid]`, {
  opacity: 0.5,
  transitionDelay: '600ms',
})

export const header = pattern.style({
  marginBlockEnd: vars.space[4],
  '@media': { [media.up('lg')]: { marginBlockEnd: vars.space[5] } },
})

export const title = pattern.style({
  ...typeScale('title1'),
  color: color.text.strong,
  overflowWrap: 'anywhere',
})

export const lede = pattern.style({ marginBlockStart: '4px', color: color.text.muted, maxInlineSize: '62ch' })

export const headerTools = pattern.style({ marginBlockStart: vars.space[5] })

export const tools = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginBlockEnd: '14px',
  '@media': {
    [media.up('lg')]: {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: vars.size.control,
      marginBlockEnd: vars.space[5],
    },
  },
})

export const phoneRow = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '10px',
  '@media': { [media.up('lg')]: { display: 'flex', flex: 'none', alignItems: 'center' } },
})

/** Its edge matches that of the sort field next to it. */
export const open = pattern.style({
  borderColor: color.border.control,
  '@media': {
    [media.up('lg')]: {
      display: 'none',
      selectors: { '[data-filters-place=sheet] &': { display: 'inline-flex', inlineSize: 'auto' } },
    },
  },
})

export const sort = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
})

pattern.globalStyle(`${sort} > [data-component=Select]`, {
  flex: 1,
  '@media': { [media.up('lg')]: { inlineSize: '15rem', flex: 'none' } },
})
pattern.globalStyle(`${sort} > [data-component=Select] > label`, {
  '@media': { [media.down('lg')]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
pattern.globalStyle(`${sort} > [data-component=Select] > span`, { flex: 1, minInlineSize: 0 })

/** A changed order is followed at once; the button is for pages without scripts. */
export const sortButton = pattern.style({ '@media': { '(scripting: enabled)': { display: 'none' } } })

export const found = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minInlineSize: 0,
  '@media': { [media.up('lg')]: { flexDirection: 'row', alignItems: 'center' } },
})

export const chips = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.down('lg')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      paddingBlock: '4px',
      marginBlock: '-4px',
    },
  },
})

export const chip = pattern.style({ flex: 'none', maxInlineSize: 'min(80vw, 100%)' })

export const count = pattern.style({
  ...tabularNumbers,
  flex: 'none',
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
