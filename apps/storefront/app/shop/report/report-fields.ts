import type { ReportRequest, ReportSubject } from '@stoa/api-client/schema'
import { isId } from '../../lib/handed-over-lines.ts'
import { reportLabels } from './report.labels.ts'

/** Input of the form, as it was typed. */
export interface ReportFields {
  readonly why: ReportRequest['why']
  readonly text: string
  readonly name: string
  readonly email: string
  readonly goodFaith: boolean
  /** Hidden field that only bots fill in. */
  readonly website: string
}

const WHYS = Object.keys(reportLabels.whys) as ReportRequest['why'][]
const one = (value: unknown) => (typeof value === 'string' ? value : '')

export const toReportFields = (form: Readonly<Record<string, unknown>>): ReportFields => ({
  why: WHYS.find(why => why === form.why) ?? 'illegal',
  text: one(form.text),
  name: one(form.name),
  email: one(form.email),
  goodFaith: form.goodFaith === 'on',
  website: one(form.website),
})

/** Builds the report of the contract: trimmed, with line ends as browsers count them. */
export const toReport = (
  { kind, id }: Pick<ReportSubject, 'kind' | 'id'>,
  { text, name, email, ...fields }: ReportFields & { readonly goodFaith: true },
): ReportRequest => ({
  ...fields,
  kind,
  id,
  text: text.replaceAll('\r\n', '\n').trim(),
  name: name.trim(),
  email: email.trim(),
})

const KINDS = Object.keys(reportLabels.title) as ReportSubject['kind'][]

/** Reads what the report is about from the page's query. Null if it isn't complete. */
export function readSubject(params: URLSearchParams): Pick<ReportSubject, 'kind' | 'id'> | null {
  const kind = KINDS.find(each => each === params.get('kind'))
  const id = params.get('id')
  return kind && isId(id) ? { kind, id } : null
}
