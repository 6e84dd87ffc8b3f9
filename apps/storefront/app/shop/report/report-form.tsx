import { MAX_EMAIL_LENGTH, MAX_REPORT_TEXT_LENGTH, MIN_REPORT_TEXT_LENGTH } from '@stoa/api-client/limits'
import type { ReportSubject } from '@stoa/api-client/schema'
import {
  AccountPanel,
  Button,
  Checkbox,
  Form,
  Link,
  Note,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { reportHref } from '../../lib/report-href.ts'
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { reportLabels as t } from './report.labels.ts'
import type { ReportFields } from './report-fields.ts'

export type ReportAnswer =
  | { readonly reference: string }
  | { readonly problem: SubmissionProblem; readonly typed: ReportFields }

interface ReportFormProps {
  readonly subject: ReportSubject
  /** Server's answer to the form, once it was sent. */
  readonly answer: ReportAnswer | undefined
}

const whyOptions = Object.entries(t.whys).map(([value, label]) => ({ value, label }))

/** Form with which anyone reports content. The browser sends it, so that it is the same without scripts. */
export function ReportForm({ subject, answer }: ReportFormProps) {
  const failed = answer && 'problem' in answer ? answer : undefined
  const { typed, problem } = failed ?? {}
  const { kind, id, title, shop, author, text, path } = subject
  return (
    <AccountPanel
      title={formatMessage(t.about[kind], { title, shop, author: author ?? '' })}
      {...(text && { description: text })}
    >
      <Stack>
        <Link href={path}>{t.see}</Link>
        {answer && 'reference' in answer ? (
          <Note tone="positive" role="status" title={t.sent}>
            {formatMessage(t.sentText, { reference: answer.reference })}
          </Note>
        ) : (
          <>
            {problem?.notice && (
              <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
                {problem.notice.text}
              </Note>
            )}
            {problem?.fields.goodFaith && (
              <Note tone="critical" role="alert">
                {t.goodFaithMissing}
              </Note>
            )}
            <Form action={reportHref(kind, id)} errors={problem?.fields} aria-label={t.title[kind]}>
              <Select name="why" label={t.why} defaultValue={typed?.why} options={whyOptions} />
              <TextArea
                name="text"
                missing={t.textMissing}
                label={t.text}
                hint={t.textHint}
                defaultValue={typed?.text}
                minLength={MIN_REPORT_TEXT_LENGTH}
                maxLength={MAX_REPORT_TEXT_LENGTH}
                rows={5}
                required
              />
              <TextField
                name="name"
                missing={t.nameMissing}
                label={t.name}
                autoComplete="name"
                defaultValue={typed?.name}
                minLength={2}
                maxLength={80}
                required
              />
              <TextField
                name="email"
                missing={t.emailMissing}
                type="email"
                label={t.email}
                autoComplete="email"
                defaultValue={typed?.email}
                maxLength={MAX_EMAIL_LENGTH}
                required
              />
              <Checkbox name="goodFaith" label={t.goodFaith} defaultChecked={typed?.goodFaith ?? false} />
              {/* Bots fill in fields that people can't see. */}
              <div hidden>
                <label>
                  {t.trap}
                  <input name="website" tabIndex={-1} autoComplete="off" />
                </label>
              </div>
              <Text step="sm">{t.privacy}</Text>
              <Stack layout="row">
                <Button type="submit">{t.submit}</Button>
              </Stack>
            </Form>
          </>
        )}
      </Stack>
    </AccountPanel>
  )
}
