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
}
