import { pattern } from '../../styles/layered.ts'
import { truncate, visuallyHidden } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const form = pattern.style({ position: 'relative', inlineSize: '100%' })
export const label = pattern.style(visuallyHidden)

export const input = pattern.style({
  inlineSize: '100%',
  blockSize: 46,
  paddingInline: '18px 56px',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: color.surface.sunken,
  color: color.text.strong,
  // 16 px keeps iOS from zooming in.
  fontSize: vars.type.body.size,
  appearance: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:hover': { backgroundColor: color.surface.hover },
    '&:focus': {
      backgroundColor: color.surface.raised,
      borderColor: color.accent.solid,
      outline: `2px solid ${color.focus}`,
      outlineOffset: 1,
    },
  },
})

export const submit = pattern.style({
  position: 'absolute',
  insetInlineEnd: 5,
  insetBlockStart: 5,
  inlineSize: 36,
  blockSize: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  backgroundColor: color.accent.solid,
  color: color.accent.on,
  transition: `background-color ${vars.motion.fast}`,
  '::after': { content: '', position: 'absolute', inset: -4 },
  selectors: { '&:hover': { backgroundColor: color.accent.hover } },
})

export const suggestions = pattern.style({
  padding: 6,
  backgroundColor: color.surface.overlay,
  fontSize: '0.9375rem',
  lineHeight: vars.type.body.line,
  selectors: {
    '&[data-floating="true"]': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(100% + 8px)',
      zIndex: vars.zIndex.menu,
      maxBlockSize: 'min(70dvh, 560px)',
      overflowY: 'auto',
      border: `1px solid ${color.border.subtle}`,
      borderRadius: vars.radius.md,
      boxShadow: vars.shadow[3],
    },
  },
})

export const groupHead = pattern.style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
})

export const groupAction = pattern.style({
  position: 'relative',
  padding: '6px 12px 4px',
  borderRadius: vars.radius.xs,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
  color: color.accent.text,
  '::after': { content: '', position: 'absolute', inset: '-8px 0' },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})

export const groupLabel = pattern.style({
  paddingBlock: '10px 4px',
  paddingInline: 12,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
  color: color.text.muted,
})

export const suggestion = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: vars.radius.sm,
  color: color.text.strong,
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
export const suggestionLabel = pattern.style({ ...truncate, flex: 1 })
export const suggestionDetail = pattern.style({
  color: color.text.muted,
  fontSize: vars.type.xs.size,
  flex: 'none',
})
export const suggestionIcon = pattern.style({ flex: 'none', color: color.text.muted })
export const suggestionPicture = pattern.style({
  inlineSize: 40,
  blockSize: 40,
  objectFit: 'cover',
  borderRadius: 6,
  backgroundColor: color.surface.picture,
})

export const overlayRow = pattern.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  paddingBlock: 10,
  paddingInline: '16px 8px',
})
