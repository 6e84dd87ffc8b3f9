/** Types of the elements in Vue's templates. Written by hand: the build of this package doesn't have Vue. */
import type { HTMLAttributes } from 'vue'
import type { StoaAttributes, StoaEvent, StoaEventMap } from '../dist/types/types.js'

/** Listeners such as `@stoa-added`. */
type Listeners = {
  [E in StoaEvent as `onStoa${Capitalize<E>}`]?: (event: StoaEventMap[`stoa-${E}`]) => void
}

type Camel<S> = S extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : S

/** Attributes by the names that Vue's tools give them. */
type Props<Attributes> = { [Name in keyof Attributes as Camel<Name> & string]: Attributes[Name] }

type StoaComponents = {
  [Name in keyof StoaAttributes]: new () => {
    $props: HTMLAttributes & Props<StoaAttributes[Name]> & Listeners
  }
}

declare module 'vue' {
  interface GlobalComponents extends StoaComponents {}
}
