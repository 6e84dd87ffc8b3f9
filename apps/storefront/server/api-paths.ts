/** Paths that the storefront forwards to the API, so that the browser needs one origin only. */
export const API_PATHS = ['/api', '/auth', '/media', '/dev/mailbox', '/dev/pay'] as const

/** Path of the API reference, which is forwarded only if the settings allow it. */
export const REFERENCE_PATH = '/reference'
