import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Vocabulary of all products, categories and shops. Misspellings are compared with it. Triggers only add to it; an
 * entry that no longer occurs just finds nothing.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, t => [
  index('search_words_trgm_idx').using('gin', t.word.op('gin_trgm_ops')),
  index('search_words_prefix_idx').on(t.word.op('text_pattern_ops')),
])
