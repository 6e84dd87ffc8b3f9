import { MAX_SKU_LENGTH } from '@stoa/api-client/limits'
import { DayField, EditorRow, EditorSection } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { TextField } from '@stoa/ui/text-field'
import type { FormVariant } from '../form/product-form.ts'
import { type ComparedPrices, type StruckPrice, struckPriceOf } from '../form/struck-price.ts'
import { amount } from '../list/product-words.ts'
import { singleVariantLabels } from './single-variant.labels.ts'

interface SingleVariantProps {
  readonly variant: FormVariant
  /** Items that unpaid checkouts hold. */
  readonly held: number
  readonly compared: ComparedPrices
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (changes: Partial<FormVariant>) => void
}

/** Sections with the price and the stock of a product without options. */
export function SingleVariant({ variant, held, compared, faults, onChange }: SingleVariantProps) {
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
      <EditorSection title={singleVariantLabels.priceTitle}>
        <EditorRow>
          {field('price', singleVariantLabels.price, { inputMode: 'decimal' })}
          {field('salePrice', singleVariantLabels.salePrice, {
            inputMode: 'decimal',
            hint: saleHint(struckPriceOf(variant, compared)),
          })}
        </EditorRow>
        <EditorRow>
          <DayField
            label={singleVariantLabels.saleFrom}
            value={variant.saleFrom}
            error={faults.saleFrom}
            hint={singleVariantLabels.saleFromHint}
            onValueChange={saleFrom => onChange({ saleFrom })}
          />
          <DayField
            label={singleVariantLabels.saleUntil}
            value={variant.saleUntil}
            min={variant.saleFrom || undefined}
            error={faults.saleUntil}
            hint={singleVariantLabels.saleUntilHint}
            onValueChange={saleUntil => onChange({ saleUntil })}
          />
        </EditorRow>
      </EditorSection>
      <EditorSection title={singleVariantLabels.stockTitle}>
        <EditorRow>
          {field('stock', singleVariantLabels.stock, {
            inputMode: 'numeric',
            hint:
              held > 0
                ? formatMessage(singleVariantLabels.stockHeldHint, { count: held })
                : singleVariantLabels.stockHint,
          })}
          {field('sku', singleVariantLabels.sku)}
          {field('barcode', singleVariantLabels.barcode)}
          {field('weight', singleVariantLabels.weight, { inputMode: 'numeric' })}
        </EditorRow>
      </EditorSection>
    </>
  )
}

function saleHint(struck: StruckPrice | null): string {
  const { salePriceHint, salePriceStruck, salePriceNotLower, salePriceNew } = singleVariantLabels
  if (!struck) return salePriceHint
  if (struck.price !== null) return formatMessage(salePriceStruck, { price: amount(struck.price) })
  return struck.isKnown ? salePriceNotLower : salePriceNew
}
