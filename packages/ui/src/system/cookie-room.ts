import { createStore } from './store.ts'

/**
 * Height of the cookie notice and a gap in pixels while it is there, else 0: what hangs in the same corner of a phone
 * stays above. It is no variable on `<html>`, since that makes the browser work out the style of the whole page anew.
 */
export const cookieRoom = createStore(0)
