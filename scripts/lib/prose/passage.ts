/**
 * Kind of a text, which decides the rules for it. `legal` is a screen text of a policy page, `group` the title of a
 * `describe`.
 */
export type Place =
  | 'docstring'
  | 'comment'
  | 'title'
  | 'group'
  | 'screen'
  | 'legal'
  | 'description'
  | 'document'
  | 'decision'

/** One text as people read it, such as a docstring, a comment of several lines or a paragraph. */
export interface Passage {
  place: Place
  /** Has the line breaks of the source, so that a position gives a line. */
  text: string
  /** Line of the source on which the text begins, from 1. */
  line: number
}

/** Blanks code spans, links to code, placeholders and URLs: they contain names, not prose. Keeps every position. */
export function withoutCode(text: string): string {
  return text
    .replaceAll(/`[^`]*`/g, blank)
    .replaceAll(/\{@\w+[^}]*\}|\{\w+\}/g, blank)
    .replaceAll(/https?:\/\/\S+/g, blank)
}

const blank = (code: string) => code.replaceAll(/[^\n]/g, '_')
