/** Lets a part of a page reach the window's edges, while its content keeps its place. */
export const bleed = { marginInline: 'calc(50% - 50vw)', paddingInline: 'calc(50vw - 50%)' } as const
