import { type ApiClient, unwrap } from '@stoa/api-client'
import type { ReviewReportRequest, SellerQuestion } from '@stoa/api-client/schema'

const ANSWER = '/api/seller/questions/{id}/answer'

/** Paths to read again after a question was answered or reported. */
export const REFRESHED = ['/api/seller/questions', '/api/seller/dashboard', '/api/seller/start'] as const

export const answerQuestion = (api: ApiClient, id: string, text: string) =>
  unwrap(api.PUT(ANSWER, { params: { path: { id } }, body: { text } }))

export const correctAnswer = (api: ApiClient, { question, version }: SellerQuestion, text: string) =>
  unwrap(
    api.PATCH(ANSWER, {
      params: { path: { id: question.id }, header: { 'If-Match': `"${version}"` } },
      body: { text },
    }),
  )

export const reportQuestion = (api: ApiClient, id: string, body: ReviewReportRequest) =>
  unwrap(api.PUT('/api/seller/questions/{id}/report', { params: { path: { id } }, body }))
