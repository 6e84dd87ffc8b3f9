import type { OperatorTax, OperatorTaxCategory } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Heading } from '@stoa/ui/heading'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { TaxCategoryDialog } from './tax-category-dialog.tsx'
import { taxLabels as t } from './tax-page.labels.ts'

interface TaxCategoriesProps {
  tax: OperatorTax
  /** Reads tax categories and rates again. */
  onRead: () => Promise<OperatorTax | undefined>
}

/** Tax categories with the product categories that use them. */
export function TaxCategories({ tax, onRead }: TaxCategoriesProps) {
  const [edited, setEdited] = useState<OperatorTaxCategory | 'new' | null>(null)
  const columns: readonly Column<OperatorTaxCategory>[] = [
    { id: 'category', label: t.category, cell: row => <Name {...row} />, phone: 'title' },
    { id: 'code', label: t.code, cell: row => row.code },
    { id: 'usedBy', label: t.usedBy, cell: usedByOf },
    {
      id: 'products',
      label: t.products,
      cell: row => (row.products > 0 ? row.products : null),
      align: 'end',
    },
    {
      id: 'actions',
      label: t.actions,
      cell: row => (
        <Button size="sm" emphasis="line" aria-label={t.editNamed(row.name)} onClick={() => setEdited(row)}>
          {t.edit}
        </Button>
      ),
    },
  ]
  return (
    <Stack>
      <Heading level={2} step="title3">
        {t.categories}
      </Heading>
      <Text emphasis="soft">{t.categoriesText}</Text>
      <DataTable
        caption={t.categories}
        columns={columns}
        rows={tax.categories}
        rowKey={row => row.code}
        rowName={row => row.name}
      />
      <Stack layout="row">
        <Button size="sm" emphasis="line" onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      </Stack>
      {edited !== null && (
        <TaxCategoryDialog
          tax={tax}
          category={edited === 'new' ? null : edited}
          onRead={onRead}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  )
}

const Name = ({ name, isDefault }: OperatorTaxCategory) => (
  <Stack layout="row" gap="sm">
    <span>{name}</span>
    {isDefault && <Badge>{t.default}</Badge>}
  </Stack>
)

const usedByOf = ({ usedBy }: OperatorTaxCategory): string | null =>
  usedBy.map(({ name }) => name).join(', ') || null
