import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import type { PageSection } from './render-page.ts'

/** Information and legal pages of the marketplace. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    /** Path of the page on the site. */
    slug: text('slug').notNull().unique('pages_slug_key'),
    /** Releases bring new texts for information pages, never for legal ones. */
    kind: text('kind').$type<PageKind>().notNull(),
    /** Whether the operator has created it. All others come with releases. */
    isOwn: boolean('is_own').notNull().default(false),
    /** Whether the footer links to it, and whether search engines learn of it. */
    inFooter: boolean('in_footer').notNull().default(false),
    inSitemap: boolean('in_sitemap').notNull().default(false),
    /** Its versions stay on record. */
    deletedAt: instant('deleted_at'),
  },
  t => [check('pages_kind_check', sql`${t.kind} in ('information', 'legal')`)],
)

export type PageKind = 'information' | 'legal'

/**
 * Every published text of a page. The one with the latest `valid_from` that has passed holds; of two with the same,
 * the newer one. A trigger refuses changes and deletions, and another one moves the catalog's version.
 */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id),
    /** Counts the versions of one page, from 1. */
    n: integer('n').notNull(),
    /** Whether the text came with a release, or an operator published it. */
    source: text('source').$type<'supplied' | 'operator'>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Markdown as it was written. */
    body: text('body').notNull(),
    /** HTML that was made of the Markdown, with variables that are filled when it is read. */
    html: text('html').notNull(),
    sections: jsonb('sections').$type<PageSection[]>().notNull(),
    validFrom: instant('valid_from').notNull(),
    /** The operator's note about the change. */
    note: text('note').notNull().default(''),
    publishedAt: instant('published_at').notNull(),
  },
  t => [
    unique('page_versions_n_key').on(t.pageId, t.n),
    check('page_versions_source_check', sql`${t.source} in ('supplied', 'operator')`),
  ],
)
