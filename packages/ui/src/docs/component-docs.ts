import type { ReactNode } from 'react'

export type ComponentState =
  | 'default'
  | 'empty'
  | 'loading'
  | 'error'
  | 'disabled'
  | 'long'
  | 'many'
  | 'rtl'
  | 'phone'

/** Whose behavior it is: the browser's own control, or that of a library behind the primitives. */
export type ComponentOrigin = 'native' | 'Radix' | 'React Aria'

/** What a host may expect of it from one version to the next. */
export type ComponentStatus = 'stable' | 'new' | 'experimental'

/** What a docs page says about a component beside its properties; it lies beside the stories as `*.docs.ts`. */
export interface ComponentDocs {
  /** When it is the right one. */
  usage: string
  /** What to take in other cases: the case, and a component's name or what HTML has. */
  alternatives: readonly (readonly [when: string, take: string])[]
  /** What assistive technology learns from it, what keys do, and what the host has to give. */
  accessibility: string
  /** The story that shows each state it can be in. */
  states: Readonly<Partial<Record<ComponentState, string>>>
  /** States that it has not, or that look like its default. With `states` these are all there are. */
  without: readonly ComponentState[]
  /** What is imported of its entry, in the order of use; else all that the entry exports. */
  imports?: readonly string[]
  /** What each key does, or a sentence that says that none does. */
  keys: readonly (readonly [key: string, does: string])[] | string
  /** What a host's styles may take hold of: an attribute or a variable, and what it means; or that there is nothing. */
  hooks: readonly (readonly [selector: string, meaning: string])[] | string
  from: ComponentOrigin
  /** `stable` when nothing is said. */
  status?: ComponentStatus
}

/** One of two ways to use a component. */
interface DocsSide {
  /** Real components, drawn on the page. */
  shows: ReactNode
  /** What is right or wrong with it, in a sentence. */
  because: string
}

/** How to use a component and how not to; they lie beside its docs as `*.pairs.docs.tsx`. */
export type DocsPairs = readonly { do: DocsSide; dont: DocsSide }[]
