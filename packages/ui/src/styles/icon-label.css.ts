import { vars } from '../tokens/contract.css.ts'
import { pattern } from './layered.ts'

/** Label below an icon. A header that has room for it shows it. */
export const iconLabel = pattern.style({
  display: 'none',
  fontSize: vars.type['2xs'].size,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'center',
})
