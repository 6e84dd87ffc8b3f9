import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

export const rows = pattern.style({ display: 'grid', gap: vars.space[4] })
