import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const frame = primitive.style({ position: 'relative', display: 'block' })

export const control = primitive.style({
  appearance: 'none',
  paddingInlineEnd: '40px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const arrow = primitive.style({
  position: 'absolute',
  insetInlineEnd: '13px',
  insetBlockStart: 'calc(50% - 8px)',
  color: vars.color.text.muted,
  pointerEvents: 'none',
  selectors: { ':disabled + &': { color: vars.color.text.disabled } },
  '@media': { [media.forcedColors]: { display: 'none' } },
})

/** Toolbars are quieter than forms; fingers keep the 16 px that stop a phone from zooming. */
export const quiet = primitive.style({ '@media': { [media.hover]: { fontSize: vars.type.sm.size } } })

export const inline = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.type.sm.size,
  color: vars.color.text.muted,
})

export const inlineLabel = primitive.style({ whiteSpace: 'nowrap' })
