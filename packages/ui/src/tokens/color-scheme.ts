/**
 * Color scheme for the parts of the page that are Stoa's. As a variable it has no further effect: the property itself
 * on the root would turn the text of a host's light page white on a dark system.
 */
export const colorScheme = '--stoa-color-scheme'
