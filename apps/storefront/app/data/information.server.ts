import { unwrap } from '@stoa/api-client'
import type { components } from '@stoa/api-client/schema'
import { type LoaderScope, optional, serverApi, unavailable } from './api.server.ts'
import { requestScope } from './scope.server.ts'

export type StoredPage = components['schemas']['InformationPage']

export interface InformationPage {
  readonly title: string
  readonly description: string
  /** ISO date of the last change. */
  readonly updated: string
  readonly html: string
  readonly headings: Heading[]
  /** Questions and answers as plain text, from pages that are made of them. */
  readonly questions: Question[]
}

interface Heading {
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
}

interface Question {
  readonly question: string
  readonly answer: string
}

/** Milliseconds. A version that holds from a certain time is shown soon after it, although nothing was published then. */
const FRESH_IN_MS = { kept: 60_000, other: 10_000 }

let readAt = Number.NEGATIVE_INFINITY
/** Version of the public data of which the pages are; null if they belong to none. */
let readFor: string | null = null
let pages: readonly StoredPage[] | null = null

/**
 * Returns the information pages as they are published. They are read together, so that all of them can be shown while
 * the API doesn't answer.
 *
 * @throws 503 before the first answer
 */
export async function followPages(
  scope: Pick<LoaderScope, 'request' | 'context'>,
): Promise<readonly StoredPage[]> {
  const { version = null } = scope.context.get(requestScope)
  const age = Date.now() - readAt
  const isFresh = version === null ? age < FRESH_IN_MS.other : version === readFor && age < FRESH_IN_MS.kept
  if (pages && isFresh) return pages
  const answer = await optional('the information pages', unwrap(serverApi(scope).GET('/api/public/pages')))
  if (!answer) {
    if (pages) return pages
    throw unavailable()
  }
  readAt = Date.now()
  readFor = version
  pages = answer.pages
  return pages
}

/** Finds a page by its path. Null if there is no such page. */
export async function informationPage(
  scope: Pick<LoaderScope, 'request' | 'context'>,
  path: string,
): Promise<InformationPage | null> {
  const found = (await followPages(scope)).find(({ slug }) => slug === path)
  return found ? toInformationPage(found) : null
}

type PageText = Pick<StoredPage, 'title' | 'description' | 'updated' | 'html' | 'sections'>

export const toInformationPage = ({
  title,
  description,
  updated,
  html,
  sections,
}: PageText): InformationPage => ({
  title,
  description,
  updated,
  html,
  headings: sections.flatMap(({ id, title, level }) =>
    level === 2 || level === 3 ? [{ id, title, level }] : [],
  ),
  questions: sections
    .filter(({ level, title, text }) => level === 3 && title.endsWith('?') && text !== '')
    .map(({ title, text }) => ({ question: title, answer: text })),
})
