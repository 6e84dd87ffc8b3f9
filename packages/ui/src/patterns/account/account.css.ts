import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const panelTitle = pattern.style({ ...typeScale('title3'), color: vars.color.text.strong })
export const panelText = pattern.style({
  marginBlockStart: vars.space[1],
  maxInlineSize: '62ch',
  color: vars.color.text.muted,
})
export const panelBody = pattern.style({ marginBlockStart: vars.space[5] })
export const narrow = pattern.style({ maxInlineSize: 460 })

export const cards = pattern.style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: '100%',
  padding: vars.space[5],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
})
export const cardHead = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const cardName = pattern.style({
  color: vars.color.text.strong,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const address = pattern.style({
  flex: 1,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
})
export const line = pattern.style({ display: 'block' })
export const phone = pattern.style({ display: 'block', color: vars.color.text.muted })
export const cardActions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  // The first word is aligned with the address.
  marginInline: -15,
})

/** Two fields next to each other if there is room. */
export const pair = pattern.style({
  display: 'grid',
  gap: '18px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const formActions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const sessions = pattern.style({ display: 'grid' })
export const session = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})
export const sessionText = pattern.style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const sessionDevice = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.strong,
  fontWeight: 550,
})
export const sessionDetail = pattern.style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.type.sm.size,
})

export const avatarField = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
})
export const avatarText = pattern.style({ flex: 1, minInlineSize: 200 })
export const avatarHint = pattern.style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.type.xs.size,
})
export const avatarError = pattern.style([avatarHint, { color: vars.color.critical.text, fontWeight: 550 }])

export const cropFailed = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
})
export const crop = pattern.style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
})
export const cropFrame = pattern.style({
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: 0,
  padding: 0,
  borderRadius: '50%',
  backgroundColor: vars.color.surface.sunken,
  cursor: 'grab',
  // The page must not scroll under a finger that moves the picture.
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
export const cropRectangle = pattern.style({ borderRadius: vars.radius.md })
export const cropPicture = pattern.style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  maxInlineSize: 'none',
  pointerEvents: 'none',
})
export const cropZoom = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: 264,
  minBlockSize: 44,
  fontSize: vars.type.sm.size,
  color: vars.color.text.body,
})
pattern.globalStyle(`${cropZoom} > input`, {
  flex: 1,
  minInlineSize: 0,
  accentColor: vars.color.accent.solid,
})
