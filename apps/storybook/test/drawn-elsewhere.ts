const names = ['Phone', 'Right To Left', 'Long Text']

/**
 * Whether a story draws what another one draws, narrower, from the right or with longer words: only checks that depend on
 * the available room can find something else in it.
 */
export const isDrawnElsewhere = (story: string): boolean => names.includes(story)

/** Whether the page repeats one part hundreds of times, such as a cart of 500 lines. A single line has its own story. */
export const isRepetition = (): boolean => document.getElementsByTagName('*').length > 6000
