import { MAX_PRODUCT_TAGS, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import { DayField, EditorSection, TokenInput } from '@stoa/back-office'
import { Combobox } from '@stoa/ui/combobox'
import { formatMessage } from '@stoa/ui/messages'
import { Select } from '@stoa/ui/select'
import { useShop } from '../../access/shop-context.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import type { ProductStatus } from '../form/product-form.ts'
import type { EditorPartProps } from './editor-parts.ts'
import { productAsideLabels } from './product-aside.labels.ts'
import { toInstant, toLocalTime } from './shop-time.ts'

const STATUSES = [
  { value: 'draft', label: productAsideLabels.statuses.draft },
  { value: 'active', label: productAsideLabels.statuses.active },
  { value: 'archived', label: productAsideLabels.statuses.archived },
]

/** Side column with the status, category and tags of a product. */
export function ProductAside({ form, faults, onChange }: EditorPartProps) {
  const { items } = useCategoryItems()
  const { timeZone } = useShop().shop
  const taxCategories = useShopRead('/api/seller/tax/categories').data?.items ?? []
  // With the default alone, there is nothing to choose.
  const hasTaxCategories = taxCategories.length > 1
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
            value={form.publishAt === null ? '' : toLocalTime(form.publishAt, timeZone)}
            hint={formatMessage(productAsideLabels.publishAtHint, { timeZone })}
            error={faults.fields.publishAt}
            onValueChange={local => onChange({ publishAt: local ? toInstant(local, timeZone) : null })}
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
          onValueChange={categoryId => onChange({ categoryId })}
        />
        {hasTaxCategories && (
          <Select
            label={productAsideLabels.taxCategory}
            options={[
              { value: '', label: productAsideLabels.ofCategory },
              ...taxCategories.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={form.taxCategory ?? ''}
            onValueChange={code => onChange({ taxCategory: code || null })}
          />
        )}
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
