import { pattern } from '../../styles/layered.ts'
import { truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

/** One size for guests and users alike, so that the header does not move when the session becomes known. */
export const item = pattern.style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
})

export const trigger = pattern.style([
  item,
  {
    borderRadius: vars.radius.sm,
    transition: `background-color ${vars.motion.fast}`,
    selectors: { '&:hover, &[data-state="open"]': { backgroundColor: vars.color.surface.hover } },
  },
])

export const waiting = pattern.style({
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  backgroundColor: vars.color.surface.hover,
  // Hidden without scripts, since it would wait forever next to the link.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const person = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  paddingInline: 12,
})
export const personText = pattern.style({ minInlineSize: 0, lineHeight: 1.3 })
export const personName = pattern.style({
  ...truncate,
  display: 'block',
  color: vars.color.text.strong,
  fontWeight: 600,
})
export const personMail = pattern.style({
  ...truncate,
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.type.xs.size,
})
