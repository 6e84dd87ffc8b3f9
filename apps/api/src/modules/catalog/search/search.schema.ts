import { type SQL, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Vocabulary of all products, categories and shops. Misspellings are compared with it. Triggers only add to it; an
 * entry that no longer occurs just finds nothing.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, t => [
  index('search_words_trgm_idx').using('gin', t.word.op('gin_trgm_ops')),
  index('search_words_prefix_idx').on(t.word.op('text_pattern_ops')),
])

/** Terms of equal meaning, by group. A term alone in its group is only known, so that it is never corrected. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    groupNumber: integer('group_number').notNull(),
    term: text('term').notNull(),
    /** Stems that a search is compared with. */
    stems: text('stems').generatedAlwaysAs((): SQL => sql`stoa_stems_of(stoa_terms(${searchSynonyms.term}))`),
  },
  t => [
    primaryKey({ name: 'search_synonyms_pkey', columns: [t.groupNumber, t.term] }),
    index('search_synonyms_stems_idx').on(t.stems),
  ],
)
