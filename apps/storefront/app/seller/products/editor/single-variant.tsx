import { MAX_SKU_LENGTH } from '@stoa/api-client/limits'
import { DayField, EditorRow, EditorSection } from '@stoa/back-office'
import { TextField } from '@stoa/ui/text-field'
import type { FormVariant } from '../form/product-form.ts'

interface SingleVariantProps {
  readonly variant: FormVariant
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (changes: Partial<FormVariant>) => void
}

/** Price and stock of a product that comes in one form. */
export function SingleVariant({ variant, faults, onChange }: SingleVariantProps) {
  const field = (
    name: keyof FormVariant,
    label: string,
    more: { inputMode?: 'decimal' | 'numeric'; hint?: string } = {},
  ) => (
    <TextField
      label={label}
      value={String(variant[name])}
      maxLength={MAX_SKU_LENGTH}
      autoComplete="off"
      error={faults[name]}
      onValueChange={value => onChange({ [name]: value })}
      {...more}
    />
  )
  return (
    <>
      <EditorSection title="Price">
        <EditorRow>
          {field('price', 'Price', { inputMode: 'decimal' })}
          {field('salePrice', 'Sale price', { inputMode: 'decimal', hint: 'Empty for no sale.' })}
        </EditorRow>
        <EditorRow>
          <DayField
            label="First day of the sale"
            value={variant.saleFrom}
            error={faults.saleFrom}
            hint="Empty begins at once."
            onValueChange={saleFrom => onChange({ saleFrom })}
          />
          <DayField
            label="Last day of the sale"
            value={variant.saleUntil}
            min={variant.saleFrom || undefined}
            error={faults.saleUntil}
            hint="This day is still on sale."
            onValueChange={saleUntil => onChange({ saleUntil })}
          />
        </EditorRow>
      </EditorSection>
      <EditorSection title="Stock">
        <EditorRow>
          {field('stock', 'Pieces in stock', { inputMode: 'numeric', hint: 'Empty is not counted.' })}
          {field('sku', 'SKU')}
          {field('barcode', 'Barcode')}
          {field('weight', 'Weight in grams', { inputMode: 'numeric' })}
        </EditorRow>
      </EditorSection>
    </>
  )
}
