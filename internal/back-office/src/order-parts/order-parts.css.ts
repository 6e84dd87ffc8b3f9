import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' } },
})
export const column = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
})

export const panel = pattern.style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  padding: space[4],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  fontSize: vars.type.sm.size,
})
/** Separate links, such as that of a parcel, get the height of a touch target. */
pattern.globalStyle(`${panel} a[data-component=Link]`, {
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.control },
  },
})
export const panelHead = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

/** The panel has air enough of its own. */
const ends = { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } } as const
const next = { borderBlockStart: `1px solid ${color.border.subtle}` } as const
export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { ...ends, '& + &': next },
})
export const picture = pattern.style({ inlineSize: 56 })
export const text = pattern.style({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = pattern.style({ fontWeight: 550, color: color.text.strong })
export const detail = pattern.style({ ...tabularNumbers, color: color.text.muted })
export const open = pattern.style({ ...tabularNumbers, fontWeight: 600, color: color.caution.text })
export const amount = pattern.style({
  ...tabularNumbers,
  fontWeight: 600,
  color: color.text.strong,
  textAlign: 'end',
})

export const parcel = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[3],
  selectors: { ...ends, '& + &': next },
})
export const parcelHead = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  fontWeight: 600,
  color: color.text.strong,
})
export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const caseCard = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  overflowWrap: 'anywhere',
})
export const when = pattern.style({ ...tabularNumbers, marginInlineStart: 'auto', color: color.text.muted })
/** Text of a person keeps its line breaks. */
export const quote = pattern.style({
  whiteSpace: 'pre-line',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.border.default}`,
})
export const sentPictures = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const sentPicture = pattern.style({ inlineSize: 96 })

export const note = pattern.style({
  display: 'grid',
  gap: 2,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: { '& + &': next },
})

export const pieces = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
})
export const thumbs = pattern.style({
  display: 'inline-flex',
  // A narrow table keeps its room for text.
  '@media': { [media.between('md', 'lg')]: { display: 'none' } },
})
export const thumb = pattern.style({
  inlineSize: 36,
  border: `2px solid ${color.surface.raised}`,
  borderRadius: vars.radius.sm,
  selectors: { '& + &': { marginInlineStart: -14 } },
})
