import { MAX_PRODUCT_TAGS, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import type { BulkAction } from '@stoa/api-client/schema'
import { Combobox, DayField, TokenInput } from '@stoa/back-office'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useEffect, useState } from 'react'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import type { BulkField } from './bulk-field.ts'

export interface BulkQuestionProps {
  readonly field: BulkField
  /** Null while it is not answered whole. */
  readonly onAction: (action: BulkAction | null) => void
}

const MODES: Partial<Record<BulkField, readonly { value: string; label: string }[]>> = {
  price: [
    { value: 'percent', label: 'By percent (−10 is less)' },
    { value: 'add', label: 'By an amount (−1.50 is less)' },
    { value: 'set', label: 'To one price' },
  ],
  sale: [
    { value: 'percent', label: 'Percent below the price' },
    { value: 'set', label: 'To one sale price' },
    { value: 'remove', label: 'End the sale' },
  ],
  stock: [
    { value: 'add', label: 'By pieces (−2 is less)' },
    { value: 'set', label: 'To a number of pieces' },
  ],
  tags: [
    { value: 'add', label: 'Add tags' },
    { value: 'remove', label: 'Take tags away' },
  ],
}

const ROUNDINGS = [
  { value: 'none', label: 'To the cent' },
  { value: 'whole', label: 'To whole amounts' },
  { value: 'ninety_nine', label: 'To …99' },
]

const numberOf = (typed: string) => {
  const text = typed.trim().replace('−', '-').replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** What is to become of the selected products. */
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
      // A sale is below the price, with or without a minus before its percent.
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
      {modes && <Select label="How" options={modes} value={mode} onValueChange={setMode} />}
      {isAmount && (
        <TextField
          label={mode === 'percent' ? 'Percent' : field === 'stock' ? 'Pieces' : 'Amount'}
          inputMode={field === 'stock' ? 'numeric' : 'decimal'}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
        />
      )}
      {isAmount && mode === 'percent' && (
        <Select label="Round" options={ROUNDINGS} value={rounding} onValueChange={setRounding} />
      )}
      {field === 'sale' && mode !== 'remove' && (
        <>
          <DayField
            label="First day"
            value={saleFrom}
            onValueChange={setSaleFrom}
            hint="Empty begins at once."
          />
          <DayField
            label="Last day"
            value={saleUntil}
            min={saleFrom || undefined}
            onValueChange={setSaleUntil}
            hint="This day is still on sale. Empty has no end."
          />
        </>
      )}
      {field === 'category' && (
        <Combobox label="Category" items={items} value={categoryId} onChange={setCategoryId} />
      )}
      {field === 'tags' && (
        <TokenInput
          label="Tags"
          value={tags}
          onValueChange={setTags}
          max={MAX_PRODUCT_TAGS}
          maxLength={MAX_TAG_LENGTH}
        />
      )}
    </Stack>
  )
}
