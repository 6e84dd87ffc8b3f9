import type { components } from '@stoa/api-client/schema'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { queueEmails } from '../mail/index.ts'
import { nullablePicture } from '../read-model/index.ts'
import { findUserById, holdUnblocked } from '../users/index.ts'
import { findAskedShop } from './asked-shop.repository.ts'
import * as repository from './buyer.repository.ts'
import { questionOf } from './public.service.ts'
import { questionEmail } from './question-email.ts'

type Schemas = components['schemas']

export interface OwnQuestionsQuery {
  readonly productId?: string
  readonly cursor?: string
  readonly limit?: number
}

const KINDS = ['integer', 'uuid'] as const
const PAGE_SIZE = 20
/** Maximum number of unanswered questions of one shopper about one product. */
const MAX_WAITING = 5

export const productOf = ({ picture, ...product }: repository.AskedProductRow): Schemas['AskedProduct'] => ({
  ...product,
  picture: nullablePicture(picture, product.title),
})

const ownQuestionOf = ({ product, question }: repository.OwnQuestionRow): Schemas['OwnQuestion'] => ({
  product: productOf(product),
  question: questionOf(question),
})

/** Creates the service for shoppers' questions about products. */
export function createBuyerQuestionService({ db, clock, brand }: Pick<Deps, 'db' | 'clock' | 'brand'>) {
  return {
    /** @throws problem `cursor.invalid` */
    async listOf(
      userId: string,
      { productId, cursor: text, limit = PAGE_SIZE }: OwnQuestionsQuery,
    ): Promise<Schemas['OwnQuestionList']> {
      const list = `own questions ${userId} ${productId ?? ''}`
      const cursor = readCursor(text, list, KINDS)
      const rows = await repository.findOwnQuestions(db, userId, { productId, cursor, limit })
      const keysOf = ({ question }: repository.OwnQuestionRow) => [question.createdAt, question.id]
      const { items, page } = cutPage(rows, { cursor, limit, list, keysOf })
      return { items: items.map(ownQuestionOf), page }
    },

    /**
     * Asks a question. If the same text about the same product is still unanswered, returns that question. Members of
     * the shop who want it get an email.
     *
     * @throws problem `product.not_found`, `question.not_allowed`, `request.invalid`
     */
    async ask(
      userId: string,
      { productId, text: typed }: Schemas['QuestionRequest'],
    ): Promise<Schemas['OwnQuestion']> {
      const text = requireWords(typed, 'Write a question.')
      const id = await inTx(db, async tx => {
        await holdUnblocked(tx, userId)
        const product = await repository.findAskable(tx, productId, userId)
        if (!product) throw problem('product.not_found')
        if (product.isOwnShop)
          throw problem('question.not_allowed', {
            detail: 'You’re a member of this shop. Add information for buyers to the description instead.',
          })
        await repository.lockAsking(tx, userId, productId.toLowerCase())
        const asked = { userId, productId, text }
        const same = await repository.findSame(tx, asked)
        if (same) return same
        if ((await repository.countWaiting(tx, userId, productId)) >= MAX_WAITING)
          throw problem('question.not_allowed', {
            detail: `${MAX_WAITING} of your questions about it are still unanswered. Wait for an answer first.`,
          })
        const author = await findUserById(tx, userId)
        const question = { ...asked, id: newId(), authorName: author!.username, createdAt: clock.now() }
        if (!(await repository.insertQuestion(tx, question)))
          return (await repository.findSame(tx, asked)) ?? question.id
        const { recipients, ...about } = await findAskedShop(tx, productId, question.createdAt)
        await queueEmails(
          tx,
          recipients.map(member => questionEmail(brand, member, { ...about, text })),
        )
        return question.id
      })
      const own = await repository.findOwnQuestion(db, id)
      // Taken back in the meantime, in another tab.
      if (!own) throw problem('question.not_found')
      return ownQuestionOf(own)
    },

    /** @throws problem `question.not_found`, `question.answered` */
    async withdraw(userId: string, id: string): Promise<undefined> {
      await inTx(db, async tx => {
        const found = await repository.lockOwnQuestion(tx, userId, id)
        if (!found) throw problem('question.not_found')
        if (found.isAnswered)
          throw problem('question.answered', {
            detail: 'Answered questions help other buyers, so they can’t be withdrawn.',
          })
        await repository.deleteQuestion(tx, id)
      })
    },
  }
}

/** @throws problem `request.invalid` */
export function requireWords(typed: string, detail: string): string {
  const text = plainText(typed)
  if (!text)
    throw problem('request.invalid', {
      detail,
      fields: [{ pointer: '/text', code: 'required', message: detail }],
    })
  return text
}
