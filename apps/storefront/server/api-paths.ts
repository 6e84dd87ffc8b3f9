export const DEFAULT_API_URL = 'http://127.0.0.1:4000'

/** What the storefront hands on to the API, so that the browser knows one origin only. */
export const API_PATHS = [
  '/api',
  '/auth',
  '/media',
  '/reference',
  '/healthz',
  '/readyz',
  '/dev/mailbox',
  '/dev/pay',
] as const
