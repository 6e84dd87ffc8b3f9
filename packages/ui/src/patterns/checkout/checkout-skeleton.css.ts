import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

/** On a phone longer than a window that is scrolled to its last step: the footer does not come and go. */
export const root = pattern.style({ '@media': { [media.down('md')]: { minBlockSize: '160vh' } } })

export const rows = pattern.style({ display: 'grid', gap: vars.space[4] })
