/** Types of the elements in Svelte's markup. Written by hand: the build of this package doesn't have Svelte. */
import type { HTMLAttributes } from 'svelte/elements'
import type { StoaAttributes, StoaEventMap } from '../dist/types/types.js'

/** Listeners such as `onstoa-added`; of Svelte 4, `on:stoa-added`. */
type Listeners = {
  [E in keyof StoaEventMap as `on${E}` | `on:${E}`]?: (event: StoaEventMap[E]) => void
}

type StoaElements = {
  [Name in keyof StoaAttributes]: HTMLAttributes<HTMLElementTagNameMap[Name]> &
    StoaAttributes[Name] &
    Listeners
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends StoaElements {}
}
