/** Set-up of a new marketplace: the operator's link, and the page that opens it. */
export { createSetUpHandlers } from './set-up.handlers.ts'
export { makeSetUpLink } from './set-up-link.ts'
