/**
 * The scheme of the colours around, for what of the page is Stoa's. As a variable it reaches no farther: the property
 * itself on the root would turn the text of a host's light page white where the system is dark.
 */
export const colorScheme = '--stoa-color-scheme'
