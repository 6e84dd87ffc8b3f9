import type { BulkAction } from '@stoa/api-client/schema'
import { FurtherActions } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Menu, MenuItem } from '@stoa/ui/menu'
import { useState } from 'react'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import type { ProductStatus } from '../form/product-form.ts'
import { bulkActionsLabels } from './bulk-actions.labels.ts'
import type { BulkField } from './bulk-field.ts'
import type { ChosenProducts } from './chosen-products.ts'
import { statusName } from './product-words.ts'

const BulkDialog = laterDialog(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

export interface BulkActionsProps {
  readonly chosen: ChosenProducts
  readonly onDone: (changed: number, undoId: string | null) => Promise<unknown>
}

const STATUSES: readonly ProductStatus[] = ['active', 'draft', 'archived']

/** Buttons for bulk changes of the selected products. Each one opens a dialog with a preview. */
export function BulkActions({ chosen, onDone }: BulkActionsProps) {
  const [asked, setAsked] = useState<{ field: BulkField; fixed?: BulkAction } | null>(null)
  return (
    <>
      <Button size="sm" emphasis="line" onClick={() => setAsked({ field: 'price' })}>
        {bulkActionsLabels.price}
      </Button>
      <Button size="sm" emphasis="line" onClick={() => setAsked({ field: 'stock' })}>
        {bulkActionsLabels.stock}
      </Button>
      <Menu
        trigger={
          <Button size="sm" emphasis="line">
            {bulkActionsLabels.status}
          </Button>
        }
      >
        {STATUSES.map(status => (
          <MenuItem
            key={status}
            onClick={() =>
              setAsked({ field: 'status', fixed: { field: 'status', mode: 'set', status } as BulkAction })
            }
          >
            {statusName(status)}
          </MenuItem>
        ))}
      </Menu>
      <FurtherActions
        actions={[
          { label: bulkActionsLabels.sale, onClick: () => setAsked({ field: 'sale' }) },
          { label: bulkActionsLabels.category, onClick: () => setAsked({ field: 'category' }) },
          { label: bulkActionsLabels.tags, onClick: () => setAsked({ field: 'tags' }) },
        ]}
      />
      {asked && <BulkDialog chosen={chosen} {...asked} onClose={() => setAsked(null)} onDone={onDone} />}
    </>
  )
}
