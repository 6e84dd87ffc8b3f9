/** What the storefront hands on to the API, so that the browser knows one origin only. */
export const API_PATHS = ['/api', '/auth', '/media', '/dev/mailbox', '/dev/pay'] as const

/** Handed on only where the contract's page is meant to be read. */
export const REFERENCE_PATH = '/reference'
