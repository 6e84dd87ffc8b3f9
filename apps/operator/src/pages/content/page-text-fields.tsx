import { messageFor, unwrap } from '@stoa/api-client'
import type { PagePreview, PageTextInput } from '@stoa/api-client/operator-schema'
import { FormPage, FormSection } from '@stoa/back-office/form-page'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Prose } from '@stoa/ui/prose'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { editorLabels as t } from './page-editor.labels.ts'

interface PageTextFieldsProps {
  value: PageTextInput
  onValueChange: (text: PageTextInput) => void
  /** Fields before the text. */
  children?: ReactNode
}

/** Title, description and Markdown of a page, next to how they look. */
export function PageTextFields({ value, onValueChange, children }: PageTextFieldsProps) {
  const [preview, setPreview] = useState<PagePreview | null>(null)
  const [error, setError] = useState<string | null>(null)
  async function show() {
    setError(null)
    try {
      setPreview(await unwrap(client.POST('/api/operator/pages/preview', { body: value })))
    } catch (cause) {
      setError(messageFor(cause, t.previewFailed))
    }
  }
  const set = (change: Partial<PageTextInput>) => onValueChange({ ...value, ...change })
  return (
    <FormPage preview={preview && <Prose html={preview.html} />}>
      {children}
      <FormSection title={t.text}>
        <TextField
          label={t.title}
          value={value.title}
          onValueChange={title => set({ title })}
          maxLength={120}
        />
        <TextField
          label={t.description}
          hint={t.descriptionHint}
          value={value.description}
          onValueChange={description => set({ description })}
          maxLength={300}
        />
        <TextArea
          label={t.body}
          hint={t.bodyHint}
          rows={18}
          value={value.body}
          onValueChange={body => set({ body })}
          maxLength={200_000}
        />
        <Stack layout="row">
          <Button emphasis="line" onClick={() => void show()}>
            {t.preview}
          </Button>
        </Stack>
        {error !== null && (
          <Note tone="critical" role="alert">
            {error}
          </Note>
        )}
        {preview !== null && preview.problems.length > 0 && (
          <Note tone="critical" role="alert" title={t.problems}>
            {preview.problems.map(({ field, line, column, message }) => (
              <Text key={`${field} ${line} ${column} ${message}`}>{t.problem(field, line, message)}</Text>
            ))}
          </Note>
        )}
      </FormSection>
    </FormPage>
  )
}
