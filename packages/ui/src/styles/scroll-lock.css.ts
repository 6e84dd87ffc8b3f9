import { primitive } from './layered.ts'

/** Width of the scrollbar that a locked page lacks, so that the page keeps its width. */
export const scrollbarWidth = '--stoa-scrollbar-width'

/** Class of the root element. Its rules are important, because a host's own rules about scrolling are outside of our layers. */
export const locked = primitive.style({
  overflow: 'hidden !important',
  // Browsers draw the scrollbar of a page on the right in both writing directions.
  paddingRight: `var(${scrollbarWidth}) !important`,
})
