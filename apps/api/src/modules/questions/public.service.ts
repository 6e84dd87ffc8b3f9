import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { SLUG } from '../read-model/index.ts'
import { findQuestions, type QuestionListRow, type QuestionRow } from './public.repository.ts'

type Question = components['schemas']['Question']
type QuestionList = components['schemas']['QuestionList']

export const QUESTIONS_ON_PRODUCT = 4
const PAGE_SIZE = 10
const KINDS = ['integer', 'uuid'] as const

export const questionOf = ({ createdAt, answer, ...row }: QuestionRow): Question => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
})

/** The page that rows make, for the product of this slug. */
export function questionPage(
  slug: string,
  { rows, total }: QuestionListRow,
  limit: number,
  cursor: Cursor | null = null,
): QuestionList {
  const keysOf = ({ id, answer }: QuestionRow) => [answer?.at ?? 0, id]
  const { items, page } = cutPage(rows, { cursor, limit, list: listOf(slug), keysOf })
  return { items: items.map(questionOf), total, page }
}

const listOf = (slug: string) => `questions ${slug}`

/** @throws problem `product.not_found`, `cursor.invalid` */
export async function listQuestions(
  db: Db,
  {
    slug,
    cursor: text,
    limit = PAGE_SIZE,
  }: { readonly slug: string; readonly cursor?: string; readonly limit?: number },
): Promise<QuestionList> {
  if (!SLUG.test(slug)) throw problem('product.not_found')
  const cursor = readCursor(text, listOf(slug), KINDS)
  const row = await findQuestions(db, { slug, cursor, limit })
  if (!row) throw problem('product.not_found')
  return questionPage(slug, row, limit, cursor)
}
