import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

/** As high as the window at least: the footer does not come into sight and go again. */
export const root = pattern.style({ minBlockSize: '100dvh' })
export const rows = pattern.style({ display: 'grid', gap: vars.space[4] })
