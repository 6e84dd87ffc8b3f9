import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

export const logo = pattern.style({
  display: 'flex',
  flex: 'none',
  borderRadius: vars.radius.xs,
  '@media': { [media.down('md')]: { marginInline: '4px auto' } },
})

/** One picture for both themes, or the light theme's and after it the dark theme's. */
export const logoImage = pattern.style({
  display: 'block',
  blockSize: 30,
  inlineSize: 'auto',
  selectors: {
    '&:not(:only-child)': { display: vars.picture.inLight },
    '& + &': { display: vars.picture.inDark },
  },
  '@media': { [media.down('md')]: { blockSize: 26 } },
})

export const logoDrawn = pattern.style({ '@media': { [media.down('md')]: { fontSize: 26 } } })
