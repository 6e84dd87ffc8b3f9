import type { ProductLogEntry, StockMovement } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { fieldName, valueInWords } from '../form/field-names.ts'
import { isNewVariant, type ProductForm, variantName } from '../form/product-form.ts'
import { momentOf, PriceChanges } from './price-changes.tsx'

interface HistoryProps {
  readonly productId: string
  readonly form: ProductForm
  readonly onClose: () => void
}

const WHAT: Record<ProductLogEntry['what'], string> = {
  created: 'added it',
  updated: 'changed it',
  duplicated: 'copied it',
  bulk: 'changed it with others',
  undone: 'took a change back',
  published: 'It went on sale',
  imported: 'imported it',
}

const REASONS: Record<StockMovement['reason'], string> = {
  sale: 'Sold',
  reservation: 'Set aside for a buyer',
  cancellation: 'Order canceled',
  return: 'Came back',
  edit: 'Corrected',
  import: 'Import',
  bulk: 'Changed with others',
  undo: 'Taken back',
  other: 'Other',
}

const signed = (delta: number) => (delta > 0 ? `+${String(delta)}` : String(delta).replace('-', '−'))

/** Who changed what, why the stock is what it is, and what a variant cost. */
export function HistoryDialog({ productId, form, onClose }: HistoryProps) {
  const saved = form.variants.filter(variant => !isNewVariant(variant))
  const [shown, setShown] = useState('edits')
  const options = [
    { value: 'edits', label: 'Changes of the product' },
    ...saved.flatMap(variant =>
      (['Stock', 'Price'] as const).map(of => ({
        value: `${of} ${variant.id}`,
        label: [of, variantName(form.options, variant)].filter(Boolean).join(': '),
      })),
    ),
  ]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="History"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        <Select label="Show" options={options} value={shown} onValueChange={setShown} />
        {shown === 'edits' ? (
          <Edits productId={productId} form={form} />
        ) : (
          <OfVariant key={shown} shown={shown} />
        )}
      </Stack>
    </Dialog>
  )
}

function OfVariant({ shown }: { shown: string }) {
  const [of, id = ''] = shown.split(' ')
  return of === 'Stock' ? <Movements variantId={id} /> : <PriceChanges variantId={id} />
}

function Edits({ productId, form }: { productId: string; form: ProductForm }) {
  const { data, error, mutate } = useShopRead('/api/seller/products/{id}/log', {
    params: { path: { id: productId } },
  })
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (data.items.length === 0) return <p>Nothing was changed yet.</p>
  return (
    <Stack as="ul">
      {data.items.map(({ id, at, by, what, changes }) => (
        <li key={id}>
          <strong>{what === 'published' ? WHAT.published : `${by ?? 'Somebody'} ${WHAT[what]}`}</strong>
          {` · ${momentOf(at)}`}
          {changes.map(({ path, label, before, after }) => (
            <div key={`${path}${label}`}>
              {`${[fieldName(path.split('/'), form), label].filter(Boolean).join(' of ')}: ${say(before)} → ${say(after)}`}
            </div>
          ))}
        </li>
      ))}
    </Stack>
  )
}

const say = (value: unknown) => (valueInWords((value ?? null) as never) || '–').slice(0, 120)

function Movements({ variantId }: { variantId: string }) {
  const { data, error, mutate } = useShopRead('/api/seller/variants/{id}/stock', {
    params: { path: { id: variantId } },
  })
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (data.items.length === 0) return <p>The stock has not moved yet.</p>
  return (
    <Stack as="ul" gap="sm">
      {data.items.map(({ id, at, delta, stockAfter, reason, by, note }) => (
        <li key={id}>
          <strong>{delta === null ? REASONS[reason] : `${signed(delta)} ${REASONS[reason]}`}</strong>
          {`, ${stockAfter === null ? 'not counted' : `${String(stockAfter)} left`} · ${momentOf(at)}`}
          {by && ` · ${by}`}
          {note && ` · ${note}`}
        </li>
      ))}
    </Stack>
  )
}
