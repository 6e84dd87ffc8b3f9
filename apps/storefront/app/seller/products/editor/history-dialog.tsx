import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { formatMessage } from '@stoa/ui/messages'
import { useOrderDates } from '@stoa/ui/order'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { fieldName } from '../form/field-names.ts'
import { fieldValue } from '../form/field-value.ts'
import { isNewVariant, type ProductForm, variantName } from '../form/product-form.ts'
import { historyLabels } from './history-dialog.labels.ts'
import { PriceChanges } from './price-changes.tsx'

interface HistoryProps {
  readonly productId: string
  readonly form: ProductForm
  readonly onClose: () => void
}

const signed = (delta: number) => (delta > 0 ? `+${String(delta)}` : String(delta).replace('-', '−'))

/** Shows the changes of a product, or the stock movements or prices of one variant. */
export function HistoryDialog({ productId, form, onClose }: HistoryProps) {
  const saved = form.variants.filter(variant => !isNewVariant(variant))
  const [shown, setShown] = useState('edits')
  const options = [
    { value: 'edits', label: historyLabels.edits },
    ...saved.flatMap(variant => {
      const name = variantName(form.options, variant)
      const { stock, stockOf, price, priceOf } = historyLabels
      return [
        { value: `Stock ${variant.id}`, label: name ? formatMessage(stockOf, { variant: name }) : stock },
        { value: `Price ${variant.id}`, label: name ? formatMessage(priceOf, { variant: name }) : price },
      ]
    }),
  ]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={historyLabels.title}
      actions={<Button onClick={onClose}>{historyLabels.close}</Button>}
    >
      <Stack>
        <Select label={historyLabels.show} options={options} value={shown} onValueChange={setShown} />
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
  const { moment } = useOrderDates()
  const { data, error, mutate } = useShopRead('/api/seller/products/{id}/log', {
    params: { path: { id: productId } },
  })
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (data.items.length === 0) return <p>{historyLabels.noEdits}</p>
  const words = { moment, nameOf: (id: string) => data.names[id] }
  const say = (path: string, value: unknown) =>
    (fieldValue(path.split('/'), value ?? null, words) || '–').slice(0, 120)
  return (
    <Stack as="ul">
      {data.items.map(({ id, at, by, what, changes }) => (
        <li key={id}>
          <strong>{formatMessage(historyLabels.events[what], { name: by ?? historyLabels.someone })}</strong>
          <span>{` · ${moment(at)}`}</span>
          {changes.map(({ path, label, before, after }) => (
            <div key={`${path}${label}`}>
              {`${changeName(path, label, form)}: ${say(path, before)} → ${say(path, after)}`}
            </div>
          ))}
        </li>
      ))}
    </Stack>
  )
}

/** Label of a changed field. A variant has the name that it had then, also if it is gone. */
const changeName = (path: string, label: string, form: ProductForm) =>
  label
    ? formatMessage(historyLabels.fieldOf, { field: fieldName(path.split('/'), NO_VARIANTS), name: label })
    : fieldName(path.split('/'), form)

const NO_VARIANTS = { options: [], variants: [] }

const leftText = (count: number | null) =>
  count === null ? historyLabels.untracked : formatMessage(historyLabels.left, { count })

function Movements({ variantId }: { variantId: string }) {
  const { moment } = useOrderDates()
  const { data, error, mutate } = useShopRead('/api/seller/variants/{id}/stock', {
    params: { path: { id: variantId } },
  })
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (data.items.length === 0) return <p>{historyLabels.noMovements}</p>
  return (
    <Stack as="ul" gap="sm">
      {data.items.map(({ id, at, delta, stockAfter, reason, by, note }) => (
        <li key={id}>
          <strong>
            {delta === null
              ? historyLabels.reasons[reason]
              : `${signed(delta)} ${historyLabels.reasons[reason]}`}
          </strong>
          <span>
            {['', leftText(stockAfter), moment(at), by, note].filter(part => part !== null).join(' · ')}
          </span>
        </li>
      ))}
    </Stack>
  )
}
