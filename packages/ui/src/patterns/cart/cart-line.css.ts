import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'
import { roomy } from './cart-box.css.ts'
import { group } from './cart-group.css.ts'

const { color } = vars

/**
 * Lines far out of sight are neither styled nor laid out; the height is that of a line of one row.
 */
const drawnWhenNear = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 160px' } as const

export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '20px 84px minmax(0, 1fr)',
  gridTemplateAreas: '"check picture body" "check picture amount" "ops ops ops" "notes notes notes"',
  // No gap between rows: an absent row of notes would still leave one.
  gap: '0 12px',
  padding: vars.space[4],
  alignItems: 'start',
  selectors: {
    // Not the first ones: they are in sight at once, and would be seen to take their real height.
    'li:nth-child(n + 9) > &': drawnWhenNear,
    [`${group}:has(> ul > li:nth-child(9)) ~ ${group} &`]: drawnWhenNear,
    [`${group}:nth-of-type(n + 9) &`]: drawnWhenNear,
    'li + li > &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-busy=removing]': { opacity: 0.5, transition: `opacity ${vars.motion.base}` },
  },
  '@container': {
    [roomy]: {
      gridTemplateColumns: '20px 104px minmax(0, 1fr) auto',
      gridTemplateAreas: '"check picture body amount" "check picture ops ops" ". notes notes notes"',
      gap: '0 18px',
      padding: vars.space[5],
    },
  },
})

// Both parts are grid items themselves: five hundred lines would pay for a thousand wrappers.
pattern.globalStyle(`${line} > [data-component=Checkbox]`, {
  gridArea: 'check',
  marginBlockStart: '20px',
  '@container': { [roomy]: { marginBlockStart: '30px' } },
})
pattern.globalStyle(`${line} > [data-component=Picture]`, { gridArea: 'picture', inlineSize: '100%' })
pattern.globalStyle(`${line}[data-state=off] > [data-component=Picture]`, { opacity: 0.72 })

export const body = pattern.style({
  gridArea: 'body',
  display: 'grid',
  justifyItems: 'start',
  gap: '3px',
})

export const name = pattern.style({
  color: color.text.strong,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  // The whole height of a finger, without moving the text.
  position: 'relative',
  selectors: {
    '&:hover': { color: color.accent.text },
    '&::after': { content: '""', position: 'absolute', inset: '-11px 0' },
  },
})

export const options = pattern.style({
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const amount = pattern.style({
  gridArea: 'amount',
  display: 'grid',
  alignSelf: 'end',
  justifyItems: 'start',
  '@container': { [roomy]: { alignSelf: 'start', justifyItems: 'end', gap: '2px', textAlign: 'end' } },
})

export const money = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const each = pattern.style({
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const ops = pattern.style({
  gridArea: 'ops',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '4px 8px',
  marginBlockStart: '10px',
  '@container': { [roomy]: { alignSelf: 'end', marginBlockStart: '6px' } },
})

/** The text ends with the amount; its hover background extends further. */
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: '2px',
  // Next to the stepper's box, which may have a message below it.
  minBlockSize: '42px',
  marginInline: 'auto -8px',
})

export const action = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: vars.size.control,
  padding: '6px 8px',
  borderRadius: vars.radius.xs,
  fontSize: vars.type.xs.size,
  fontWeight: 550,
  color: color.text.muted,
  selectors: { '&:hover': { color: color.text.strong, backgroundColor: color.surface.hover } },
  '@media': { [media.up('lg')]: { minBlockSize: vars.size.controlSm } },
})

export const actionIcon = pattern.style({
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
})

export const notes = pattern.style({
  gridArea: 'notes',
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
})

// Lines that cannot be bought recede in color, not in opacity, so that their text stays readable.
pattern.globalStyle(`${line}[data-state=off] :is(${name}, [data-component=Price])`, {
  color: color.text.muted,
})
