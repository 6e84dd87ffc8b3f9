import { MAX_PRODUCT_TAGS, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import type { BulkAction } from '@stoa/api-client/schema'
import { DayField, TokenInput } from '@stoa/back-office'
import { Combobox } from '@stoa/ui/combobox'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useEffect, useState } from 'react'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import type { BulkField } from './bulk-field.ts'
import { bulkQuestionLabels } from './bulk-question.labels.ts'

export interface BulkQuestionProps {
  readonly field: BulkField
  /** Called with the action, or with null while the form is incomplete. */
  readonly onAction: (action: BulkAction | null) => void
}

const { priceModes, saleModes, stockModes, tagModes, roundings } = bulkQuestionLabels

const MODES: Partial<Record<BulkField, readonly { value: string; label: string }[]>> = {
  price: [
    { value: 'percent', label: priceModes.percent },
    { value: 'add', label: priceModes.add },
    { value: 'set', label: priceModes.set },
  ],
  sale: [
    { value: 'percent', label: saleModes.percent },
    { value: 'set', label: saleModes.set },
    { value: 'remove', label: saleModes.remove },
  ],
  stock: [
    { value: 'add', label: stockModes.add },
    { value: 'set', label: stockModes.set },
  ],
  tags: [
    { value: 'add', label: tagModes.add },
    { value: 'remove', label: tagModes.remove },
  ],
}

const ROUNDINGS = [
  { value: 'none', label: roundings.none },
  { value: 'whole', label: roundings.whole },
  { value: 'ninety_nine', label: roundings.ninety_nine },
]

const numberOf = (typed: string) => {
  const text = typed.trim().replace('−', '-').replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** Asks how to change the selected products. */
export function BulkQuestion({ field, onAction }: BulkQuestionProps) {
  const modes = MODES[field]
  const [mode, setMode] = useState(modes?.[0]?.value ?? 'set')
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState('none')
  const [saleFrom, setSaleFrom] = useState('')
  const [saleUntil, setSaleUntil] = useState('')
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [tags, setTags] = useState<readonly string[]>([])
  const { items } = useCategoryItems(field === 'category')
  const isAmount = (field === 'price' || field === 'sale' || field === 'stock') && mode !== 'remove'
  const number = numberOf(typed)

  useEffect(() => {
    const isAnswered =
      field === 'category'
        ? categoryId !== null
        : field === 'tags'
          ? tags.length > 0
          : !isAmount || number !== null
    const days = field === 'sale' && mode !== 'remove'
    const action = {
      field,
      mode,
      // A sale lowers the price, whether or not the percentage has a minus.
      ...(isAmount && {
        amount: field === 'sale' && mode === 'percent' ? -Math.abs(number ?? 0) : (number ?? 0),
      }),
      ...(mode === 'percent' && { rounding }),
      ...(days && { saleFrom: saleFrom || null, saleUntil: saleUntil || null }),
      ...(field === 'category' && { categoryId }),
      ...(field === 'tags' && { tags }),
    } as BulkAction
    onAction(isAnswered ? action : null)
  }, [field, mode, isAmount, number, rounding, saleFrom, saleUntil, categoryId, tags])

  return (
    <Stack>
      {modes && (
        <Select label={bulkQuestionLabels.mode} options={modes} value={mode} onValueChange={setMode} />
      )}
      {isAmount && (
        <TextField
          label={
            mode === 'percent'
              ? bulkQuestionLabels.percent
              : field === 'stock'
                ? bulkQuestionLabels.items
                : bulkQuestionLabels.amount
          }
          inputMode={field === 'stock' ? 'numeric' : 'decimal'}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
        />
      )}
      {isAmount && mode === 'percent' && (
        <Select
          label={bulkQuestionLabels.round}
          options={ROUNDINGS}
          value={rounding}
          onValueChange={setRounding}
        />
      )}
      {field === 'sale' && mode !== 'remove' && (
        <>
          <DayField
            label={bulkQuestionLabels.firstDay}
            value={saleFrom}
            onValueChange={setSaleFrom}
            hint={bulkQuestionLabels.firstDayHint}
          />
          <DayField
            label={bulkQuestionLabels.lastDay}
            value={saleUntil}
            min={saleFrom || undefined}
            onValueChange={setSaleUntil}
            hint={bulkQuestionLabels.lastDayHint}
          />
        </>
      )}
      {field === 'category' && (
        <Combobox
          label={bulkQuestionLabels.category}
          items={items}
          value={categoryId}
          onValueChange={setCategoryId}
        />
      )}
      {field === 'tags' && (
        <TokenInput
          label={bulkQuestionLabels.tags}
          value={tags}
          onValueChange={setTags}
          max={MAX_PRODUCT_TAGS}
          maxLength={MAX_TAG_LENGTH}
        />
      )}
    </Stack>
  )
}
