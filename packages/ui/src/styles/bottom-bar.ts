/**
 * The room that a page leaves for its bottom bar: the bar's height in a line, and in two where large text wraps it.
 * The safe area below comes on top.
 */
export const bottomBarRoom = 'max(73px, 8.5rem - 63px)'
