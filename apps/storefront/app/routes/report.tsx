import { isApiError, unwrap } from '@stoa/api-client'
import { ProsePage, Stack } from '@stoa/ui'
import { data } from 'react-router-dom'
import { serverApi } from '../data/api.server.ts'
import { withMarket } from '../lib/market.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { problemOfCall } from '../shared/call/problem.ts'
import { reportLabels } from '../shop/report/report.labels.ts'
import { readSubject, toReport, toReportFields } from '../shop/report/report-fields.ts'
import { type ReportAnswer, ReportForm } from '../shop/report/report-form.tsx'
import type { Route } from './+types/report'

export async function loader(scope: Route.LoaderArgs) {
  const query = readSubject(scope.url.searchParams)
  if (!query) throw data(null, { status: 404, statusText: 'Not Found' })
  try {
    return await unwrap(serverApi(scope).GET('/api/public/reports/subject', { params: { query } }))
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404, statusText: 'Not Found' })
    throw error
  }
}

export async function action(scope: Route.ActionArgs) {
  const subject = readSubject(scope.url.searchParams)
  if (!subject) throw data(null, { status: 404, statusText: 'Not Found' })
  const { goodFaith, ...typed } = toReportFields(Object.fromEntries(await scope.request.formData()))
  const refused = (problem: Extract<ReportAnswer, { problem: unknown }>['problem'], status: number) =>
    data<ReportAnswer>({ problem, typed: { ...typed, goodFaith } }, { status })
  if (!goodFaith) return refused({ fields: { goodFaith: reportLabels.goodFaithMissing } }, 400)
  const body = toReport(subject, { ...typed, goodFaith })
  try {
    return data<ReportAnswer>(await unwrap(serverApi(scope).POST('/api/public/reports', { body })))
  } catch (error) {
    if (!isApiError(error)) throw error
    return refused(problemOfCall(error), error.status || 503)
  }
}

export const headers = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? pageMeta({
        title: reportLabels.title[loaderData.kind],
        description: withMarket(reportLabels.lede),
        noIndex: true,
      })
    : metaWithoutData(error)

/** Page on which anyone reports a product, shop, review or question. */
export default function Report({ loaderData: subject, actionData }: Route.ComponentProps) {
  return (
    <ProsePage
      title={reportLabels.title[subject.kind]}
      lede={withMarket(reportLabels.lede)}
      lead={
        <Stack>
          <ReportForm subject={subject} answer={actionData} />
        </Stack>
      }
      html=""
    />
  )
}
