import type { SetUp } from '@stoa/api-client/schema'
import { FormPage } from '@stoa/back-office'
import { Button, Checkbox, Form, Note, Stack, Text } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { isReady, Readiness } from './readiness.tsx'
import { setUpLabels as t } from './set-up.labels.ts'
import type { SetUpCalls } from './set-up-calls.ts'
import { type SetUpFields, toSettings, toSetUpFields } from './set-up-fields.ts'
import { problemOfSetUp } from './set-up-problem.ts'
import { SetUpSections } from './set-up-sections.tsx'
import { typedFaults } from './typed-faults.ts'
import { useSavedDraft } from './use-saved-draft.ts'

interface SetUpFormProps {
  readonly calls: SetUpCalls
  readonly setUp: SetUp
  /** Called with a newer state of what is ready. */
  readonly onRead: (setUp: SetUp) => void
  /** Called with the marketplace's name once it is open. */
  readonly onOpened: (name: string) => void
}

const SAVE_STATES = { saved: t.saved, saving: t.saving, failed: t.unsaved } as const

/** Form of all that a new marketplace needs to open. What is typed is kept on the server. */
export function SetUpForm({ calls, setUp, onRead, onOpened }: SetUpFormProps) {
  const { version, settings } = setUp
  const [fields, setFields] = useState(() => toSetUpFields(settings))
  const [faults, setFaults] = useState<ReturnType<typeof typedFaults> | null>(null)
  const [isAnyway, setAnyway] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { busy, problem, call, forgetProblem } = useCall({ problemOf: problemOfSetUp })
  const saveState = useSavedDraft(fields, typed => calls.save(version, toSettings(settings, typed)))
  const change = (part: Partial<SetUpFields>) => {
    // Amounts may be right in another currency.
    if ('currency' in part) setFaults(null)
    setFields(before => ({ ...before, ...part }))
  }

  const refresh = async (what: 'email' | 'look', send: () => Promise<SetUp>) => {
    const answer = await call(send, { what })
    if (answer.ok) onRead(answer.answer)
  }
  const isWhole = isReady(setUp)
  const errors = faults ?? problem?.fields
  const open = async () => {
    const found = typedFaults(fields)
    const isReadable = Object.keys(found).length === 0
    setFaults(isReadable ? null : found)
    if (!isReadable) return forgetProblem()
    setAsked(!isWhole && !isAnyway)
    if (!isWhole && !isAnyway) return
    const answer = await call(() => calls.open(version, toSettings(settings, fields)), { what: 'open' })
    if (answer.ok) onOpened(fields.name.trim())
  }
  return (
    <FormPage>
      <Form aria-label={t.form} errors={errors} onSubmit={() => void open()}>
        <SetUpSections fields={fields} change={change} errors={errors ?? {}} />
        <Readiness
          setUp={setUp}
          isBusy={busy === 'email' || busy === 'look'}
          onSendEmail={() => void refresh('email', calls.sendTestEmail)}
          onLookAgain={() => void refresh('look', calls.read)}
        />
        <ProblemNote problem={problem} />
        {!isWhole && <Checkbox label={t.openAnyway} checked={isAnyway} onCheckedChange={setAnyway} />}
        {isAsked && !isWhole && !isAnyway && (
          <Note tone="caution" role="alert">
            {t.missing}
          </Note>
        )}
        <Stack layout="row">
          <Button type="submit" busy={busy === 'open'}>
            {t.open}
          </Button>
          <Text emphasis="soft">
            <span aria-live="polite">{SAVE_STATES[saveState]}</span>
          </Text>
        </Stack>
      </Form>
    </FormPage>
  )
}
