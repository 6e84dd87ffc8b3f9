import { keyframes } from '@vanilla-extract/css'
import { bottomBarRoom } from '../../styles/bottom-bar.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

export const root = pattern.style({
  position: 'fixed',
  zIndex: vars.zIndex.cookie,
  insetInlineStart: 24,
  insetBlockEnd: 24,
  inlineSize: 'min(440px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  display: 'grid',
  gap: 14,
  padding: 20,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow[3],
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    [media.down('md')]: { insetInline: 16, insetBlockEnd: 16, inlineSize: 'auto' },
    // A page's fixed bottom bar holds its one decision: never over that.
    [media.down('lg')]: {
      selectors: {
        ':root:has([data-component="BottomBar"]) &': {
          insetBlockEnd: `calc(${bottomBarRoom} + 11px + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
})

export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})

export const title = pattern.style({ fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line })

export const actions = pattern.style({ display: 'flex', gap: 8 })
export const action = pattern.style({ flex: 1 })
