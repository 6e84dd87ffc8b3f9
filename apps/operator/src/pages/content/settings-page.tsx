import { unwrap } from '@stoa/api-client'
import type { OperatorSettings } from '@stoa/api-client/operator-schema'
import { FormSection } from '@stoa/back-office/form-page'
import { RecordList } from '@stoa/back-office/record-list'
import { Button } from '@stoa/ui/button'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@stoa/ui/collapsible'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useRead } from '../../api/use-read.ts'
import { DecisionDialog, type GivenDecision } from '../../decisions/decision-dialog.tsx'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { SettingField } from './setting-field.tsx'
import { nameOf, type SettingSchema, withSetting } from './setting-names.ts'
import { settingsLabels as t } from './settings-page.labels.ts'

/** All settings of the marketplace, and their versions. */
export function SettingsPage() {
  const read = useRead('settings', () => unwrap(client.GET('/api/operator/settings')))
  const [published, setPublished] = useState(0)
  return (
    <Page
      title={t.title}
      lede={t.lede}
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {data => (
        <Form
          key={published}
          data={data}
          onRead={() => void read.mutate()}
          onPublished={async () => {
            await read.mutate()
            setPublished(published + 1)
          }}
        />
      )}
    </Page>
  )
}

interface FormProps {
  data: OperatorSettings
  /** Reads the settings again. */
  onRead: () => void
  /** Reads the settings again, and shows them without edits. */
  onPublished: () => Promise<void>
}

interface Edit {
  path: readonly string[]
  value: unknown
}

/** Form of all settings, with their versions. Edits stay when someone else publishes settings, and apply to theirs. */
function Form({ data, onRead, onPublished }: FormProps) {
  const before = data.settings as Readonly<Record<string, unknown>>
  const [edits, setEdits] = useKeptState<readonly Edit[]>('edits', () => [])
  const settings = edits.reduce((held, { path, value }) => withSetting(held, path, value), before)
  const [choice, setChoice] = useState<'publish' | number | null>(null)
  const schemas = Object.entries((data.description as SettingSchema).properties ?? {})
  const isChanged = JSON.stringify(settings) !== JSON.stringify(before)
  const fieldOf = ([key, schema]: [string, SettingSchema]) => (
    <SettingField
      key={key}
      path={[key]}
      schema={schema}
      value={settings[key]}
      onChange={(path, value) =>
        setEdits(held => [...held.filter(edit => !isAt(edit, path)), { path, value }])
      }
    />
  )

  async function publish({ reason, dryRun, key }: GivenDecision) {
    const params = { query: { dryRun }, header: { 'Idempotency-Key': key } }
    const what = typeof choice === 'number' ? { restore: choice } : { settings }
    const body = { ...what, reason, expect: data.expect }
    const { effects } = await unwrap(client.POST('/api/operator/settings', { params, body }))
    if (!dryRun) await onPublished()
    return effects
  }
  return (
    <Stack gap="lg">
      {data.missing.length > 0 && (
        <Note title={before.state === 'open' ? t.missingWhileOpen : t.missing}>
          <Text>
            {data.missing.map(pointer => pointer.slice(1).split('/').map(nameOf).join(' › ')).join(', ')}
          </Text>
        </Note>
      )}
      <FormSection title={t.general}>
        {schemas.filter(([, { properties }]) => !properties).map(fieldOf)}
      </FormSection>
      {schemas
        .filter(([, { properties }]) => properties)
        .map(entry => (
          <Collapsible key={entry[0]}>
            <Stack gap="sm">
              <div>
                <CollapsibleTrigger asChild>
                  <Button emphasis="line">{nameOf(entry[0])}</Button>
                </CollapsibleTrigger>
              </div>
              <CollapsibleContent>
                <FormSection title={nameOf(entry[0])}>{fieldOf(entry)}</FormSection>
              </CollapsibleContent>
            </Stack>
          </Collapsible>
        ))}
      <Stack layout="row">
        <Button disabled={!isChanged} onClick={() => setChoice('publish')}>
          {t.publish}
        </Button>
      </Stack>
      <Section title={t.versions}>
        <RecordList
          aria-label={t.versions}
          items={data.versions.map(({ version, publishedAt, note }, at) => ({
            id: String(version),
            label: t.version(version),
            description: t.at(timeInWords(publishedAt), note),
            end: at > 0 && (
              <Button size="sm" emphasis="plain" onClick={() => setChoice(version)}>
                {t.restore}
              </Button>
            ),
          }))}
        />
      </Section>
      {choice !== null && (
        <DecisionDialog
          title={choice === 'publish' ? t.publishTitle : t.restoreTitle(choice)}
          confirm={t.publish}
          isReasonSent={false}
          decide={publish}
          onChanged={onRead}
          onClose={() => {
            setChoice(null)
            onRead()
          }}
        />
      )}
    </Stack>
  )
}

const isAt = (edit: Edit, path: readonly string[]): boolean => edit.path.join('/') === path.join('/')
