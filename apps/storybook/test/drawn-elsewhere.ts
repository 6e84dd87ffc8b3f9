const names = ['Phone', 'Right To Left', 'Long Text']

/**
 * Whether another story draws the same parts, wider, from the left or with shorter text. Only checks of the available width
 * can find something else in this one.
 */
export const isDrawnElsewhere = (story: string): boolean => names.includes(story)

const repeated = ['Many', 'Many And Long', 'Five Hundred Lines']

/** Whether the story shows many of what another story shows once. It takes several times as long to check. */
export const isShownOnceElsewhere = (story: string): boolean => repeated.includes(story)

/**
 * Whether the story draws a control of other stories in all its states. Only its colors are new, in both themes at once;
 * they are checked with the longer checks.
 */
export const showsStates = (story: string): boolean => story === 'States'

/** Whether the page repeats one part hundreds of times, such as a cart of 500 lines. A single line has its own story. */
export const isRepetition = (): boolean => document.getElementsByTagName('*').length > 6000
