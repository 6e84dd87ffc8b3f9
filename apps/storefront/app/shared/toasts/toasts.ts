import { createToasts } from '@stoa/ui'

/** Messages of this tab. */
export const toasts = createToasts()
