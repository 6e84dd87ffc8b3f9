import type { Picture } from '@stoa/api-client/schema'
import { ConflictPanel } from '@stoa/back-office/conflict-panel'
import { useOrderDates } from '@stoa/ui/order'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import type { Draft } from '../draft/draft.ts'
import { fieldName, fieldNames } from '../form/field-names.ts'
import { fieldValue } from '../form/field-value.ts'
import type { ProductForm } from '../form/product-form.ts'
import type { EditConflict } from './use-product-save.ts'

export interface ProductConflictProps {
  readonly conflict: EditConflict
  readonly draft: Draft<ProductForm>
  readonly known: ReadonlyMap<string, Picture>
  /** Called with the id of a question and the version that was chosen. */
  readonly onAnswer: (id: string, choice: 'mine' | 'theirs') => void
}

/** Shows what another user saved during the edit, and asks about the fields that both changed. */
export function ProductConflict({ conflict, draft, known, onAnswer }: ProductConflictProps) {
  const { items } = useCategoryItems()
  const { time, moment } = useOrderDates()
  const form = draft.mine
  const nameOf = (id: string) =>
    items.find(({ value }) => value === id)?.label ?? (known.get(id)?.alt || undefined)
  const words = { moment, nameOf }
  return (
    <ConflictPanel
      by={conflict.by}
      at={conflict.at ? time(conflict.at) : ''}
      taken={fieldNames(conflict.taken, form)}
      fields={draft.questions.map(({ path, mine, theirs }) => ({
        id: path.join('/'),
        label: fieldName(path, form),
        mine: fieldValue(path, mine, words),
        theirs: fieldValue(path, theirs, words),
      }))}
      onAnswer={onAnswer}
    />
  )
}
