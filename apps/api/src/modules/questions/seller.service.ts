import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { queueEmail } from '../mail/index.ts'
import { fileReport, findSubject } from '../reports/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { findUserById } from '../users/index.ts'
import { answerEmail } from './answer-email.ts'
import { productOf, requireWords } from './buyer.service.ts'
import { questionOf } from './public.service.ts'
import {
  findSellerQuestion,
  findSellerQuestions,
  type SellerQuestionRow,
  type SellerQuestionView,
} from './seller.repository.ts'
import {
  findToldOfAnswer,
  type LockedQuestion,
  lockQuestionOfShop,
  markReported,
  writeAnswer,
} from './seller-answer.repository.ts'

type Schemas = components['schemas']
type SellerQuestion = Schemas['SellerQuestion']

interface SellerQuestionsQuery {
  readonly view?: SellerQuestionView
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE_SIZE = 20
const NEEDS_WORDS = 'Write an answer.'

const sellerQuestionOf = ({ product, question, ...row }: SellerQuestionRow): Schemas['SellerQuestion'] => ({
  ...row,
  product: productOf(product),
  question: questionOf(question),
})

/** Creates the service with which a shop reads and answers questions about its products. */
export function createSellerQuestionService({ db, clock, brand }: Pick<Deps, 'db' | 'clock' | 'brand'>) {
  async function read(shop: ShopScope, id: string): Promise<SellerQuestion> {
    const row = await findSellerQuestion(db, shop, id)
    // The product was deleted in the meantime.
    if (!row) throw problem('question.not_found')
    return sellerQuestionOf(row)
  }

  return {
    /** @throws problem `cursor.invalid` */
    async list(
      shop: ShopScope,
      { view = 'all', cursor: text, limit = PAGE_SIZE }: SellerQuestionsQuery,
    ): Promise<Schemas['SellerQuestionList']> {
      const list = `seller questions ${shop.shopId} ${view}`
      const cursor = readCursor(text, list, KINDS)
      const { counts, items: rows } = await findSellerQuestions(db, shop, { view, cursor, limit })
      const keysOf = ({ question }: SellerQuestionRow) => [question.createdAt, question.id]
      const { items, page } = cutPage(rows, { cursor, limit, list, keysOf })
      return { items: items.map(sellerQuestionOf), counts, page }
    },

    /**
     * Answers a question, which is possible once. The author gets an email.
     *
     * @throws problem `question.not_found`, `question.not_allowed`, `question.answered`, `request.invalid`
     */
    async answer(shop: ShopScope, id: string, typed: string): Promise<SellerQuestion> {
      const answer = requireWords(typed, NEEDS_WORDS)
      await inShopTx(db, shop, async tx => {
        const question = await lockOpen(tx, shop, id)
        if (question.answer !== null)
          throw problem('question.answered', {
            detail: 'A colleague has already answered it. You can edit the answer.',
          })
        await writeAnswer(tx, question, { answer, answeredAt: clock.now(), answeredBy: shop.userId })
        const author = question.userId && (await findUserById(tx, question.userId))
        if (!author) return
        const told = await findToldOfAnswer(tx, question.productId)
        await queueEmail(tx, answerEmail(brand, author, { ...told, question: question.text, answer }))
      })
      return read(shop, id)
    },

    /**
     * Changes the text of an answer, if it still has the version that the caller read.
     *
     * @throws problem `question.not_found`, `question.not_allowed`, `edit.conflict`, `request.invalid`
     */
    async correct(
      shop: ShopScope,
      id: string,
      { text: typed, ifMatch }: { text: string; ifMatch: string },
    ): Promise<SellerQuestion> {
      const answer = requireWords(typed, NEEDS_WORDS)
      await inShopTx(db, shop, async tx => {
        const question = await lockOpen(tx, shop, id)
        if (question.answer === null)
          throw problem('question.not_allowed', { detail: 'It doesn’t have an answer yet.' })
        if (question.answer === answer) return
        if (ifMatch !== `"${question.version}"`) throw await conflict(tx, question, answer)
        await writeAnswer(tx, question, { answer, answeredAt: clock.now(), answeredBy: shop.userId })
      })
      return read(shop, id)
    },

    /**
     * Reports a question to the marketplace, and hides it until the decision. While a report of the shop is open, another
     * one changes nothing.
     *
     * @throws problem `question.not_found`, `request.invalid`
     */
    async report(
      shop: ShopScope,
      questionId: string,
      { reason, text = '' }: Schemas['ReviewReportRequest'],
    ): Promise<undefined> {
      const words =
        reason === 'other' ? requireWords(text, 'Describe what’s wrong with it.') : plainText(text)
      await inShopTx(db, shop, async tx => {
        const found = await lockQuestionOfShop(tx, shop.shopId, questionId)
        if (!found) throw problem('question.not_found')
        if (found.reportedAt) return
        const at = clock.now()
        await markReported(tx, questionId, { reason: words ? `${reason}: ${words}` : reason, at })
        const subject = await findSubject(tx, { kind: 'question', id: questionId })
        const member = await findUserById(tx, shop.userId)
        const { username: name, email } = member!
        await fileReport(
          tx,
          { brand, clock },
          { subject: subject!, why: reason, text: words, name, email, isByShop: true },
        )
      })
    },
  }
}

/** @throws problem `question.not_found`, `question.not_allowed` */
async function lockOpen(tx: Tx, { shopId }: ShopScope, id: string): Promise<LockedQuestion> {
  const question = await lockQuestionOfShop(tx, shopId, id)
  if (!question) throw problem('question.not_found')
  if (question.reportedAt)
    throw problem('question.not_allowed', { detail: 'It was reported. We’ll review it first.' })
  return question
}

async function conflict(tx: Tx, question: LockedQuestion, yours: string) {
  const colleague = question.answeredBy ? await findUserById(tx, question.answeredBy) : null
  const by = colleague?.username ?? null
  return problem('edit.conflict', {
    detail: `${by ?? 'A colleague'} has changed this answer in the meantime.`,
    conflict: {
      by,
      at: question.answeredAt?.toISOString() ?? null,
      version: question.version,
      changes: [{ path: '/text', label: 'Answer', theirs: question.answer, yours, isBoth: true }],
    },
  })
}
