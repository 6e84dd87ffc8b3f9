/** Removes control characters, except line breaks, from what people wrote, so that they can't move the reader's cursor. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n]+/gu, ' ')

/** Text of a person within a line. */
export const printableLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

/** Text of a person as lines below others. */
export const indented = (text: string): string => printable(text).replace(/^/gm, '  ')
