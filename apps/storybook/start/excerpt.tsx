import { Markdown } from '@storybook/addon-docs/blocks'
import { itemsOf, linked, sectionOf } from './excerpts.ts'

interface ExcerptProps {
  /** A document's text. */
  of: string
  section?: string
  /** Beginnings of the list items to show, in bold. */
  items?: readonly string[]
}

/** A passage of one of the repository's documents. */
export function Excerpt({ of, section, items }: ExcerptProps) {
  const text = section ? sectionOf(of, section) : of
  return <Markdown>{linked(items ? itemsOf(text, items) : text)}</Markdown>
}
