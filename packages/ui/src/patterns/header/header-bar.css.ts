import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

const slide = `box-shadow ${vars.motion.base}, transform ${vars.motion.base}`

export const root = pattern.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  backgroundColor: `var(--stoa-header-bg, ${color.surface.raised})`,
  boxShadow: vars.shadow.header,
  transition: slide,
  lineHeight: vars.type.body.line,
  selectors: { '&:not([data-state="rest"])': { boxShadow: vars.shadow.headerRaised } },
  '@media': {
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
    // It would take a third of the window: there it stays at the top of the page.
    [media.short]: { position: 'relative' },
  },
})

export const bar = pattern.style([
  container.shop,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    blockSize: 72,
    // The row below slides behind it.
    position: 'relative',
    zIndex: 1,
    backgroundColor: 'inherit',
    transition: slide,
    '@media': { [media.down('md')]: { blockSize: 60, gap: 4 } },
  },
])

export const pageName = pattern.style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${color.border.default}`,
  color: color.text.strong,
  fontWeight: 600,
  '@media': { [media.down('sm')]: { display: 'none' } },
})

export const actions = pattern.style({ display: 'flex', alignItems: 'center', gap: 2, flex: 'none' })
export const end = pattern.style({ marginInlineStart: 'auto' })
