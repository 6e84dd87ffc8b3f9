import { MAX_PRODUCT_TAGS, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import { Combobox, DayField, EditorSection, TokenInput } from '@stoa/back-office'
import { Select } from '@stoa/ui/select'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import type { ProductStatus } from '../form/product-form.ts'
import type { EditorPartProps } from './editor-parts.ts'

const STATUSES = [
  { value: 'draft', label: 'Draft: nobody sees it' },
  { value: 'active', label: 'Active: for sale' },
  { value: 'archived', label: 'Archived: kept, not for sale' },
]

const two = (part: number) => String(part).padStart(2, '0')

/** An instant as this browser's clock has it, for a field of day and time. */
function toLocal(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  const day = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Whether it is for sale, and where it belongs. */
export function ProductAside({ form, faults, onChange }: EditorPartProps) {
  const { items } = useCategoryItems()
  return (
    <>
      <EditorSection title="Status">
        <Select
          label="Status"
          options={STATUSES}
          value={form.status}
          onValueChange={status => onChange({ status: status as ProductStatus })}
        />
        {form.status === 'draft' && (
          <DayField
            label="Goes on sale"
            withTime
            value={toLocal(form.publishAt)}
            hint="By your clock. Empty stays a draft."
            error={faults.fields.publishAt}
            onValueChange={local => onChange({ publishAt: local ? new Date(local).toISOString() : null })}
          />
        )}
      </EditorSection>
      <EditorSection title="Where it belongs">
        <Combobox
          label="Category"
          items={items}
          value={form.categoryId}
          placeholder="Find a category"
          error={faults.fields.category}
          onChange={categoryId => onChange({ categoryId })}
        />
        <TokenInput
          label="Tags"
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
