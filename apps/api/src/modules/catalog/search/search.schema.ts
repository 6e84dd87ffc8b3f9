import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Every word that products, categories and shops are written with: what a misspelling is compared to.
 * Triggers add words and never take one away; one that nothing has any more only finds nothing.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, t => [
  index('search_words_trgm_idx').using('gin', t.word.op('gin_trgm_ops')),
  index('search_words_prefix_idx').on(t.word.op('text_pattern_ops')),
])
