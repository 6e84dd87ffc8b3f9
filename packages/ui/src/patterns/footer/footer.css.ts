import { bottomBarRoom } from '../../styles/bottom-bar.ts'
import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const root = pattern.style({
  marginBlockStart: 'clamp(56px, 8vw, 104px)',
  borderBlockStart: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.sunken,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  overflowWrap: 'anywhere',
  // The footer fills the space that a page leaves for its bottom bar, so that no other color shows below it.
  selectors: {
    'body:has([data-component="BottomBar"]) &': {
      '@media': {
        [media.down('lg')]: {
          marginBlockEnd: `calc(-1 * (${bottomBarRoom} + env(safe-area-inset-bottom)))`,
          paddingBlockEnd: `calc(${bottomBarRoom} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
})

export const columns = pattern.style([
  container.shop,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '28px 20px',
    paddingBlock: '40px 28px',
    '@media': {
      [media.up('lg')]: {
        gridTemplateColumns: '1.5fr repeat(4, 1fr)',
        gap: vars.space[8],
        paddingBlock: '56px 40px',
      },
    },
  },
])

export const house = pattern.style({
  '@media': { [media.down('lg')]: { gridColumn: '1 / -1' } },
})

export const logo = pattern.style({ display: 'inline-flex', borderRadius: vars.radius.xs })

export const address = pattern.style({ marginBlockStart: 16, color: color.text.muted, lineHeight: 1.7 })
export const addressLine = pattern.style({ display: 'block' })
export const social = pattern.style({ display: 'flex', marginBlockStart: 12, marginInlineStart: -12 })

export const heading = pattern.style({
  marginBlockEnd: 10,
  fontFamily: vars.font.text,
  fontSize: vars.type.sm.size,
  lineHeight: 1.35,
  letterSpacing: 0,
  fontWeight: 650,
  color: color.text.strong,
})

export const link = pattern.style({
  display: 'inline-block',
  paddingBlock: 5,
  color: color.text.muted,
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: color.text.strong, textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '@media': { [media.down('lg')]: { paddingBlock: 7 }, [media.touch]: { paddingBlock: 11 } },
})

export const base = pattern.style([
  container.shop,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 18,
    color: color.text.muted,
    '@media': {
      [media.down('lg')]: { flexDirection: 'column-reverse', alignItems: 'flex-start' },
    },
  },
])
export const baseRule = pattern.style({ borderBlockStart: `1px solid ${color.border.subtle}` })
/** Labels of the controls are aligned with the text above on small screens, with the edge on large ones. */
export const controls = pattern.style({ display: 'flex', flexWrap: 'wrap', marginInline: -15 })
