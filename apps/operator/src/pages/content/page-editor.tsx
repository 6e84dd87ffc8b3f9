import { unwrap } from '@stoa/api-client'
import type { OperatorPage, PageTextInput } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { RecordList } from '@stoa/back-office/record-list'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useRead } from '../../api/use-read.ts'
import { DecisionDialog, type GivenDecision } from '../../decisions/decision-dialog.tsx'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { editorLabels as t } from './page-editor.labels.ts'
import { PageTextFields } from './page-text-fields.tsx'

/** A page's newest text, which can be changed and published, and its versions. */
export function PageEditor() {
  const { slug = '' } = useParams()
  const read = useRead(`page ${slug}`, () =>
    unwrap(client.GET('/api/operator/pages/{slug}', { params: { path: { slug } } })),
  )
  const [published, setPublished] = useState(0)
  return (
    <Page
      title={read.data?.title ?? t.loading}
      back={{ label: t.back, href: '/pages' }}
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {page => (
        <Editor
          key={`${slug} ${published}`}
          page={page}
          onRead={async () => read.mutate()}
          onPublished={async () => {
            await read.mutate()
            setPublished(published + 1)
          }}
        />
      )}
    </Page>
  )
}

/** A time as the browser's field for days and times has it, in its own time zone. */
function localMinute(instant: string): string {
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Choice whose dialog is open; a number is a version to restore. */
type Choice = 'publish' | 'delete' | number

interface EditorProps {
  page: OperatorPage
  /** Reads the page again. */
  onRead: () => Promise<OperatorPage | undefined>
  /** Reads the page again, and shows its newest text. */
  onPublished: () => Promise<void>
}

interface Edited {
  text: PageTextInput
  /** State of the page that the text was typed for. */
  expect: string
}

/** Form of the text, with the versions. A typed text stays when someone else publishes the page. */
function Editor({ page, onRead, onPublished }: EditorProps) {
  const { slug } = page
  const [edited, setEdited] = useKeptState<Edited | null>('text', () => null)
  const { text, expect } = edited ?? page
  const first = page.firstTime === null ? '' : localMinute(page.firstTime)
  const [from, setFrom] = useState(first)
  const [choice, setChoice] = useState<Choice | null>(null)
  const navigate = useNavigate()

  async function publish({ reason, dryRun, key }: GivenDecision) {
    const params = { path: { slug }, query: { dryRun }, header: { 'Idempotency-Key': key } }
    const validFrom = from === '' ? undefined : new Date(from).toISOString()
    const what = typeof choice === 'number' ? { restore: choice, validFrom } : { text, validFrom }
    const body = { ...what, reason, expect }
    const { effects } = await unwrap(client.POST('/api/operator/pages/{slug}/versions', { params, body }))
    if (!dryRun) await onPublished()
    return effects
  }
  async function remove({ reason }: GivenDecision) {
    const params = { path: { slug } }
    await unwrap(client.DELETE('/api/operator/pages/{slug}', { params, body: { reason, expect } }))
    void navigate('/pages')
    return []
  }
  const day = (
    <DayField
      label={t.from}
      hint={first ? t.fromHintOfTerms(timeInWords(first)) : t.fromHint}
      withTime
      value={from}
      onValueChange={setFrom}
    />
  )
  const dialog = {
    isReasonSent: false,
    async onChanged() {
      const newest = await onRead()
      if (newest) setEdited(held => held && { ...held, expect: newest.expect })
    },
    onClose() {
      setChoice(null)
      void onRead()
    },
  }
  return (
    <Stack gap="lg">
      {page.isNewTextSupplied && (
        <Note action={{ label: t.useSupplied, onClick: () => setChoice(0) }}>{t.supplied}</Note>
      )}
      <PageTextFields value={text} onValueChange={typed => setEdited({ text: typed, expect })} />
      <Stack layout="row">
        <Button onClick={() => setChoice('publish')}>{t.publish}</Button>
        {page.isOwn && (
          <Button emphasis="line" onClick={() => setChoice('delete')}>
            {t.delete}
          </Button>
        )}
      </Stack>
      <Section title={t.versions}>
        <RecordList
          aria-label={t.versions}
          items={page.versions.map(({ version, source, validFrom, isCurrent, note }, at) => ({
            id: String(version),
            label: `${t.version(version)}, ${t.sources[source]}`,
            description: [isCurrent ? t.current : sinceOf(validFrom), note].filter(Boolean).join('. '),
            end: at > 0 && (
              <Button size="sm" emphasis="plain" onClick={() => setChoice(version)}>
                {t.restore}
              </Button>
            ),
          }))}
        />
      </Section>
      {choice === 'publish' && (
        <DecisionDialog
          {...dialog}
          title={t.publishTitle(page.title)}
          confirm={t.publish}
          choice={from}
          decide={publish}
        >
          {day}
        </DecisionDialog>
      )}
      {choice === 'delete' && (
        <DecisionDialog
          {...dialog}
          title={t.deleteTitle(page.title)}
          confirm={t.delete}
          tone="critical"
          isDirect
          decide={remove}
        />
      )}
      {typeof choice === 'number' && (
        <DecisionDialog
          {...dialog}
          title={t.restoreTitle(choice)}
          confirm={t.publish}
          choice={from}
          decide={publish}
        >
          {day}
        </DecisionDialog>
      )}
    </Stack>
  )
}

const sinceOf = (time: string): string =>
  (Date.parse(time) > Date.now() ? t.later : t.since)(timeInWords(time))
