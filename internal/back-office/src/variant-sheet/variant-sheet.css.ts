import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const scroll = pattern.style({
  overflowX: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
})
export const table = pattern.style({
  ...tabularNumbers,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.type.sm.size,
})
const cellBase = {
  blockSize: vars.size.control,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start' as const,
  whiteSpace: 'nowrap' as const,
}
export const head = pattern.style({
  ...cellBase,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
  color: color.text.muted,
  backgroundColor: color.surface.sunken,
})
export const name = pattern.style({
  ...cellBase,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  maxInlineSize: '12rem',
  minInlineSize: '6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 550,
  color: color.text.strong,
  backgroundColor: color.surface.raised,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
})
export const corner = pattern.style([head, { position: 'sticky', insetInlineStart: 0, zIndex: 1 }])
export const group = pattern.style({ ...cellBase, padding: 0, backgroundColor: color.surface.sunken })
export const groupButton = pattern.style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.control,
  paddingInline: space[3],
  fontWeight: 600,
  color: color.text.strong,
})
export const groupCount = pattern.style({ fontWeight: 400, color: color.text.muted })
export const turned = pattern.style({ transform: 'rotate(90deg)' })
export const cell = pattern.style({
  ...cellBase,
  position: 'relative',
  minInlineSize: '5rem',
  color: color.text.body,
  cursor: 'cell',
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  selectors: {
    '&[data-kind=number]': { textAlign: 'end' },
    '&[data-fixed]': { color: color.text.muted, cursor: 'default' },
    // What is chosen matters while one works in it.
    [`${table}:focus-within &[data-chosen]`]: {
      backgroundColor: color.accent.soft,
      color: color.accent.softText,
    },
    '&[data-wrong]': { boxShadow: `inset 0 0 0 1px ${color.critical.solid}`, color: color.critical.text },
    '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${table}:focus-within &[data-chosen]`]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        // The focus ring is an outline, and an invalid cell has a border in addition.
        '&[data-wrong]': { border: '2px dashed CanvasText' },
        [`${table}:focus-within &[data-chosen]:focus`]: { outlineColor: 'CanvasText' },
      },
    },
  },
})
export const editor = pattern.style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space[3],
  border: `2px solid ${color.accent.solid}`,
  borderRadius: 0,
  backgroundColor: color.surface.raised,
  color: color.text.strong,
  // 16 px at least: a smaller field makes phones zoom the page.
  fontSize: '1rem',
  selectors: { '&[data-kind=number]': { textAlign: 'end' } },
})
export const keys = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted })
