import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { productOf, requireWords } from './buyer.service.ts'
import { questionOf } from './public.service.ts'
import { findSellerQuestions, type SellerQuestionRow, type SellerQuestionView } from './seller.repository.ts'
import { lockQuestionOfShop, markReported } from './seller-answer.repository.ts'

type Schemas = components['schemas']

export interface SellerQuestionsQuery {
  readonly view?: SellerQuestionView
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE_SIZE = 20

export const sellerQuestionOf = ({
  product,
  question,
  ...row
}: SellerQuestionRow): Schemas['SellerQuestion'] => ({
  ...row,
  product: productOf(product),
  question: questionOf(question),
})

/** @throws problem `cursor.invalid` */
export async function listSellerQuestions(
  db: Db,
  shop: ShopScope,
  { view = 'all', cursor: text, limit = PAGE_SIZE }: SellerQuestionsQuery,
): Promise<Schemas['SellerQuestionList']> {
  const list = `seller questions ${shop.shopId} ${view}`
  const cursor = readCursor(text, list, KINDS)
  const { counts, items: rows } = await findSellerQuestions(db, shop, { view, cursor, limit })
  const keysOf = ({ question }: SellerQuestionRow) => [question.createdAt, question.id]
  const { items, page } = cutPage(rows, { cursor, limit, list, keysOf })
  return { items: items.map(sellerQuestionOf), counts, page }
}

/**
 * Asks the marketplace to look at a question, which nobody else sees until then. The first report stands.
 *
 * @throws problem `question.not_found`, `request.invalid`
 */
export async function reportQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shop: ShopScope,
  questionId: string,
  { reason, text = '' }: Schemas['ReviewReportRequest'],
): Promise<undefined> {
  const words =
    reason === 'other'
      ? requireWords(text, 'Please say in a few words what is wrong with it.')
      : plainText(text)
  await inShopTx(db, shop, async tx => {
    const found = await lockQuestionOfShop(tx, shop.shopId, questionId)
    if (!found) throw problem('question.not_found')
    if (!found.reportedAt)
      await markReported(tx, questionId, { reason: words ? `${reason}: ${words}` : reason, at: clock.now() })
  })
}
