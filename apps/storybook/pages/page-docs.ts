import type { ComponentDocs } from '@stoa/ui/docs'

/** What a docs page says about a whole page of the shop; it lies beside the stories as `*.docs.ts`. */
export interface PageDocs extends Pick<ComponentDocs, 'usage' | 'alternatives' | 'advice' | 'accessibility'> {
  /** The components that it is made of, from top to bottom, without the frame that all pages have. */
  parts: readonly string[]
  /** What each key does on it, beside what it does in every page's header. */
  keys: readonly (readonly [key: string, does: string])[]
  /** Whether it stands without the header and the footer that other pages have. */
  isAlone?: boolean
}
