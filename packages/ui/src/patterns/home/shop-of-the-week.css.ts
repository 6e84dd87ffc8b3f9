import { bleed } from '../../styles/bleed.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { shop: wall } = vars

export const story = pattern.style({
  ...bleed,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.size.section,
  overflow: 'hidden',
  backgroundColor: wall.wall,
  color: wall.onWall,
  '@media': {
    [media.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      alignItems: 'center',
      minBlockSize: '470px',
    },
  },
})

export const text = pattern.style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: 'clamp(28px, 4.4vw, 56px)',
})

export const label = pattern.style({ display: 'block', fontWeight: 600 })

export const title = pattern.style({ ...typeScale('title1'), color: 'inherit' })

export const shop = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.type.sm.size,
})
export const makers = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
// On a wall every text has the wall's color for it.
pattern.globalStyle(`${makers} [data-component=Makers] span`, { color: wall.onWall })
pattern.globalStyle(`${makers} [data-component=Avatar]`, { backgroundColor: wall.wallSoft })

export const action = pattern.style({
  backgroundColor: wall.action,
  color: wall.onAction,
  selectors: {
    '&:hover:not(:disabled)': {
      backgroundColor: `color-mix(in oklch, ${wall.action}, ${wall.onAction} 12%)`,
    },
    '&:focus-visible': { outlineColor: wall.onWall },
  },
})

/** Grows out of the wall: its edge to the text is transparent. */
export const banner = pattern.style({
  '@media': {
    [media.down('lg')]: {
      marginInline: 'calc(50% - 50vw)',
      blockSize: 'clamp(200px, 40vw, 340px)',
    },
    [media.up('lg')]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '68%',
      maskImage: 'linear-gradient(to right, transparent, currentColor 26%)',
      selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, currentColor 26%)' } },
    },
  },
})
pattern.globalStyle(`${banner} img`, { objectPosition: '40% 60%', filter: vars.picture.banner })
// Until the picture has come, the wall is seen.
pattern.globalStyle(`${banner} [data-component=Picture]`, { backgroundColor: 'transparent' })

export const pictures = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[8],
  '@media': { [media.up('lg')]: { paddingBlock: vars.space[12], paddingInlineStart: vars.space[16] } },
})
