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

/** Origin of the behavior: the browser's own control, or a library behind the primitives. */
export type ComponentOrigin = 'native' | 'Radix' | 'React Aria'

/** Stability that a host can expect from one version to the next. */
export type ComponentStatus = 'stable' | 'new' | 'experimental'

/** Documentation of a component in addition to its properties, in a `*.docs.ts` file next to the stories. */
export interface ComponentDocs {
  /** Situations in which it is the right component. */
  usage: string
  /** Names for it in other design systems and in everyday language, by which searches find it; lower case. */
  keywords?: readonly string[]
  /** Alternatives: the case, and the name of a component or of an HTML element. */
  alternatives: readonly (readonly [when: string, take: string])[]
  /**
   * Correct and incorrect uses in sentences, for a component without a `*.pairs.docs.tsx` that draws them. Both begin
   * with a capital letter and end with a period.
   */
  advice?: readonly (readonly [good: string, bad: string])[]
  /** Accessibility: semantics for assistive technology, keys, and the host's duties. */
  accessibility: string
  /** The story that shows each state it can be in. */
  states: Readonly<Partial<Record<ComponentState, string>>>
  /** States that it has not, or that look like its default. With `states` these are all there are. */
  without: readonly ComponentState[]
  /** Imported names in the order of use; by default all exports of the entry. */
  imports?: readonly string[]
  /** Effects of keys, or a sentence that says that there are none. */
  keys: readonly (readonly [key: string, does: string])[] | string
  /**
   * Attributes or variables that a host's styles may use, with their meaning; or a sentence that says that there are
   * none.
   */
  hooks: readonly (readonly [selector: string, meaning: string])[] | string
  from: ComponentOrigin
  /** `stable` when nothing is said. */
  status?: ComponentStatus
}

/** One of two ways to use a component. */
interface DocsSide {
  /** Real components, drawn on the page. */
  shows: ReactNode
  /** Reason why it is right or wrong, in a sentence. */
  because: string
}

/** Correct and incorrect uses of a component, in a `*.pairs.docs.tsx` file next to its docs. */
export type DocsPairs = readonly { do: DocsSide; dont: DocsSide }[]
