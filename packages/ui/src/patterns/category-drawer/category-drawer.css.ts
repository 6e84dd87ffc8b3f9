import { createVar } from '@vanilla-extract/css'
import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  // Aligned with the buttons of the rows.
  paddingInline: '20px 8px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

export const logo = pattern.style({ display: 'flex', borderRadius: vars.radius.xs })
export const logoSize = pattern.style({ fontSize: 26 })

export const scroller = pattern.style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 8,
})

export const row = pattern.style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: 8,
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
})

/** Depth of a branch; 0 at the top. */
export const depth = createVar()

const link = pattern.style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBlock: 6,
  paddingInlineEnd: 8,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

export const topLink = pattern.style([
  link,
  { minBlockSize: 48, paddingInlineStart: 20, color: color.text.strong, fontWeight: 550 },
])

export const childLink = pattern.style([
  link,
  {
    minBlockSize: 44,
    // Deep branches stop moving in before they run out of room.
    paddingInlineStart: `calc(54px + min(${depth} - 1, 4) * 16px)`,
    color: color.text.body,
    fontSize: '0.9375rem',
  },
])

export const linkIcon = pattern.style({ color: color.text.muted })

export const toggle = pattern.style({})

pattern.globalStyle(`${toggle}[aria-expanded="true"] svg`, { transform: 'rotate(180deg)' })

export const note = pattern.style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 44,
  paddingBlock: 8,
  paddingInlineStart: `calc(54px + min(${depth}, 4) * 16px)`,
  paddingInlineEnd: 20,
  color: color.text.muted,
  fontSize: vars.type.sm.size,
})

export const more = pattern.style({
  marginBlockStart: 8,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})

export const empty = pattern.style({ padding: 20, color: color.text.muted })
