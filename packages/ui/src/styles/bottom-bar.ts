/**
 * Space that a page leaves for its bottom bar: the height of the bar with one line, or with two if large text wraps
 * it. The safe area below is added.
 */
export const bottomBarRoom = 'max(73px, 8.5rem - 63px)'
