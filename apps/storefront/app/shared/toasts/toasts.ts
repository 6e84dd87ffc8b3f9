import { createToasts } from '@stoa/ui'

/** The messages of this tab. */
export const toasts = createToasts()
