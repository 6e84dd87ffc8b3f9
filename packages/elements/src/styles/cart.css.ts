import { pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

/** Message above the cart. */
export const cart = pattern.style({ display: 'grid', gap: vars.space[4] })
