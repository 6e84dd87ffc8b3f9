import { createStore } from './store.ts'

/**
 * Height of the cookie notice in pixels while it is shown, else 0. Elements in a lower corner stay above it. It is no variable on `<html>`, since the browser would recompute the styles of the whole page.
 */
export const cookieRoom = createStore(0)
