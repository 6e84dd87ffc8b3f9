import { isApiError, messageFor, unwrap } from '@stoa/api-client'
import type { OperatorCategoryRow } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { categoriesLabels as t } from './categories-page.labels.ts'
import { parentsIn } from './category-tree.ts'

const MAX_NAME = 80

interface AddCategoryProps {
  categories: readonly OperatorCategoryRow[]
  onClose: () => void
}

/** Asks for the name and place of a new category of the marketplace. */
export function AddCategory({ categories, onClose }: AddCategoryProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function send(name: string, parent: string) {
    setBusy(true)
    setError(null)
    try {
      await unwrap(
        client.POST('/api/operator/categories', {
          params: { header: { 'Idempotency-Key': key } },
          body: { name, parentId: parent || null },
        }),
      )
      onClose()
    } catch (cause) {
      setError((isApiError(cause) && cause.problem?.detail) || messageFor(cause, t.failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={t.addTitle}>
      <Form onSubmit={({ name = '', parent = '' }) => void send(name, parent)}>
        <TextField label={t.name} name="name" maxLength={MAX_NAME} required autoFocus />
        <Select
          label={t.below}
          name="parent"
          options={[{ value: '', label: t.top }, ...parentsIn(categories)]}
        />
        {error !== null && (
          <Note tone="critical" role="alert">
            {error}
          </Note>
        )}
        <Stack layout="row">
          <Button type="submit" busy={isBusy}>
            {t.save}
          </Button>
          <Button emphasis="line" onClick={onClose}>
            {t.cancel}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
