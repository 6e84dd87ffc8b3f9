import { isApiError, messageFor, unwrap } from '@stoa/api-client'
import type { OperatorTax, OperatorTaxCategory } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { Combobox } from '@stoa/ui/combobox'
import { Dialog } from '@stoa/ui/dialog'
import { Form } from '@stoa/ui/form'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { taxLabels as t } from './tax-page.labels.ts'

const MAX_NAME = 80
const MAX_CODE = 40

interface TaxCategoryDialogProps {
  tax: OperatorTax
  /** Category to edit; null adds one. */
  category: OperatorTaxCategory | null
  /** Reads tax categories and rates again. */
  onRead: () => Promise<OperatorTax | undefined>
  onClose: () => void
}

/** Asks for the name of a tax category and for the product categories that use it. */
export function TaxCategoryDialog({ tax, category, onRead, onClose }: TaxCategoryDialogProps) {
  const [usedBy, setUsedBy] = useState<readonly string[]>(category?.usedBy.map(({ id }) => id) ?? [])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function save(code: string, name: string) {
    setBusy(true)
    setError(null)
    try {
      await unwrap(
        client.PUT('/api/operator/tax/categories', {
          params: { header: { 'If-Match': `"${tax.version}"` } },
          body: { categories: withCategory(tax.categories, { code, name, usedBy }) },
        }),
      )
      await onRead()
      onClose()
    } catch (cause) {
      const isStale = isApiError(cause) && cause.status === 412
      if (isStale) await onRead()
      setError(isStale ? t.conflict : messageOf(cause))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={category ? t.editTitle(category.name) : t.addTitle}>
      <Form onSubmit={({ code = '', name = '' }) => void save(category?.code ?? code, name)}>
        {!category && (
          <TextField
            label={t.code}
            hint={t.codeHint}
            name="code"
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={MAX_CODE}
            required
            autoFocus
          />
        )}
        <TextField
          label={t.name}
          hint={t.nameHint}
          name="name"
          defaultValue={category?.name ?? ''}
          maxLength={MAX_NAME}
          required
        />
        <Combobox
          label={t.usedBy}
          hint={t.usedByHint}
          multiple
          items={choicesOf(tax, category)}
          value={usedBy}
          onValueChange={setUsedBy}
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

const messageOf = (cause: unknown): string => {
  const told = isApiError(cause) ? cause.problem : undefined
  return told?.fields?.[0]?.message ?? told?.detail ?? messageFor(cause, t.failed)
}

interface GivenCategory {
  code: string
  name: string
  usedBy: readonly string[]
}

/** All categories with this one, whose product categories leave the others. */
function withCategory(all: readonly OperatorTaxCategory[], given: GivenCategory) {
  const others = all
    .filter(({ code }) => code !== given.code)
    .map(({ code, name, usedBy }) => ({
      code,
      name,
      usedBy: usedBy.map(({ id }) => id).filter(id => !given.usedBy.includes(id)),
    }))
  return [...others, { ...given, usedBy: [...given.usedBy] }]
}

/** Categories of the marketplace by their names from the top, and those of shops that have this tax category. */
function choicesOf({ productCategories }: OperatorTax, category: OperatorTaxCategory | null) {
  const nameAt = new Map(productCategories.map(({ path, name }) => [path, name]))
  const lineOf = (path: string) =>
    path
      .split('/')
      .map((part, at, parts) => nameAt.get(parts.slice(0, at + 1).join('/')) ?? part)
      .join(' › ')
  const known = new Set(productCategories.map(({ id }) => id))
  const others = category?.usedBy.filter(({ id }) => !known.has(id)) ?? []
  return [...productCategories, ...others].map(({ id, path }) => ({ value: id, label: lineOf(path) }))
}
