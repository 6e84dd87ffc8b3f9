import { unwrap } from '@stoa/api-client'
import type { OperatorCategory, OperatorCategoryRow } from '@stoa/api-client/operator-schema'
import { Select } from '@stoa/ui/select'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import type { Choice } from '../../decisions/choice.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { categoryLabels as t } from './category-page.labels.ts'
import { targetsIn } from './category-tree.ts'

interface CategoryDecisionsProps {
  category: OperatorCategory
  categories: readonly OperatorCategoryRow[]
  /** Reads the category again. */
  onRead: () => void
}

/** Merges or deletes a category, after the effects were shown. Then shows the category that its products went to. */
export function CategoryDecisions({ category, categories, onRead }: CategoryDecisionsProps) {
  const { id, name, allowed, expect } = category
  const [into, setInto] = useState('')
  const navigate = useNavigate()
  const path = { id }

  const follow = <O extends { isDryRun: boolean; category: OperatorCategory }>(outcome: O): O => {
    if (!outcome.isDryRun) void navigate(`/catalog/categories/${outcome.category.id}`, { replace: true })
    return outcome
  }
  const merge: Choice = {
    label: t.merge,
    title: t.mergeTitle(name),
    tone: 'critical',
    fields: (
      <Select
        label={t.into}
        value={into}
        onValueChange={setInto}
        options={[{ value: '', label: t.choose }, ...targetsIn(categories, id)]}
        required
      />
    ),
    fieldState: into,
    send: async (call, reason) =>
      follow(
        await unwrap(
          client.POST('/api/operator/categories/{id}/merge', {
            params: { path, ...call },
            body: { into, reason, expect },
          }),
        ),
      ),
  }
  const remove: Choice = {
    label: t.remove,
    title: t.removeTitle(name),
    tone: 'critical',
    send: async (call, reason) =>
      follow(
        await unwrap(
          client.DELETE('/api/operator/categories/{id}', {
            params: { path, ...call },
            body: { reason, expect },
          }),
        ),
      ),
  }
  return <Decisions allowed={allowed} onRead={onRead} choices={{ merge, delete: remove }} />
}
