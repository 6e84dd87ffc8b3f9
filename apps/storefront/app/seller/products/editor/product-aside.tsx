import { MAX_PRODUCT_TAGS, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import { Combobox, DayField, EditorSection, TokenInput } from '@stoa/back-office'
import { Select } from '@stoa/ui/select'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import type { ProductStatus } from '../form/product-form.ts'
import type { EditorPartProps } from './editor-parts.ts'
import { productAsideLabels } from './product-aside.labels.ts'

const STATUSES = [
  { value: 'draft', label: productAsideLabels.statuses.draft },
  { value: 'active', label: productAsideLabels.statuses.active },
  { value: 'archived', label: productAsideLabels.statuses.archived },
]

const two = (part: number) => String(part).padStart(2, '0')

/** Converts a time to the browser's time zone, in the format of a date and time field. */
function toLocal(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  const day = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Side column with the status, category and tags of a product. */
export function ProductAside({ form, faults, onChange }: EditorPartProps) {
  const { items } = useCategoryItems()
  return (
    <>
      <EditorSection title={productAsideLabels.status}>
        <Select
          label={productAsideLabels.status}
          options={STATUSES}
          value={form.status}
          onValueChange={status => onChange({ status: status as ProductStatus })}
        />
        {form.status === 'draft' && (
          <DayField
            label={productAsideLabels.publishAt}
            withTime
            value={toLocal(form.publishAt)}
            hint={productAsideLabels.publishAtHint}
            error={faults.fields.publishAt}
            onValueChange={local => onChange({ publishAt: local ? new Date(local).toISOString() : null })}
          />
        )}
      </EditorSection>
      <EditorSection title={productAsideLabels.place}>
        <Combobox
          label={productAsideLabels.category}
          items={items}
          value={form.categoryId}
          placeholder={productAsideLabels.findCategory}
          error={faults.fields.category}
          onChange={categoryId => onChange({ categoryId })}
        />
        <TokenInput
          label={productAsideLabels.tags}
          value={form.tags}
          max={MAX_PRODUCT_TAGS}
          maxLength={MAX_TAG_LENGTH}
          error={faults.fields.tags}
          onValueChange={tags => onChange({ tags })}
        />
      </EditorSection>
    </>
  )
}
