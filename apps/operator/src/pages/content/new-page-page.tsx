import { unwrap } from '@stoa/api-client'
import type { PageKind } from '@stoa/api-client/operator-schema'
import { FormSection } from '@stoa/back-office/form-page'
import { Button } from '@stoa/ui/button'
import { Checkbox } from '@stoa/ui/checkbox'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { DecisionDialog } from '../../decisions/decision-dialog.tsx'
import { Page } from '../../frame/page.tsx'
import { editorLabels as t } from './page-editor.labels.ts'
import { PageTextFields } from './page-text-fields.tsx'

/** A new page of the marketplace's own. */
export function NewPagePage() {
  const [text, setText] = useKeptState('text', () => ({ title: '', description: '', body: '' }))
  const [page, setPage] = useState({
    slug: '',
    kind: 'information' as PageKind,
    inFooter: true,
    inSitemap: true,
  })
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const set = (change: Partial<typeof page>) => setPage({ ...page, ...change })
  return (
    <Page
      title={t.newTitle}
      back={{ label: t.back, href: '/pages' }}
      data={page}
      error={undefined}
      onAgain={() => undefined}
    >
      {() => (
        <Stack gap="lg">
          <PageTextFields value={text} onValueChange={setText}>
            <FormSection title={t.slug}>
              <TextField
                label={t.slug}
                hint={t.slugHint}
                value={page.slug}
                onValueChange={slug => set({ slug })}
                maxLength={60}
              />
              <Select
                label={t.kind}
                value={page.kind}
                options={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
                onValueChange={kind => set({ kind: kind as PageKind })}
              />
              <Checkbox
                label={t.inFooter}
                checked={page.inFooter}
                onCheckedChange={inFooter => set({ inFooter })}
              />
              <Checkbox
                label={t.inSitemap}
                checked={page.inSitemap}
                onCheckedChange={inSitemap => set({ inSitemap })}
              />
            </FormSection>
          </PageTextFields>
          <Stack layout="row">
            <Button onClick={() => setAsking(true)}>{t.create}</Button>
          </Stack>
          {isAsking && (
            <DecisionDialog
              title={t.createTitle}
              confirm={t.create}
              isReasonSent={false}
              isDirect
              onChanged={() => undefined}
              onClose={() => setAsking(false)}
              decide={async ({ reason }) => {
                await unwrap(client.POST('/api/operator/pages', { body: { ...page, text, reason } }))
                void navigate(`/pages/${page.slug}`)
                return []
              }}
            />
          )}
        </Stack>
      )}
    </Page>
  )
}
