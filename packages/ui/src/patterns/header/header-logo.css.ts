import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

export const logo = pattern.style({
  display: 'flex',
  flex: 'none',
  borderRadius: vars.radius.xs,
  '@media': { [media.down('md')]: { marginInline: '4px auto' } },
})

export const logoSize = pattern.style({ '@media': { [media.down('md')]: { fontSize: 26 } } })
