import { unwrap } from '@stoa/api-client'
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_SLUG_LENGTH,
  MAX_CATEGORY_TITLE_LENGTH,
} from '@stoa/api-client/limits'
import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { EditorSection, showFirstFault } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Checkbox } from '@stoa/ui/checkbox'
import { Combobox } from '@stoa/ui/combobox'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { useUnsaved } from '../drafts/leave-guard.tsx'
import { faultNotice } from '../forms/fault-notice.ts'
import { categoryFormLabels } from './category-form.labels.ts'
import { CATEGORIES_PATH, type Categories } from './use-categories.ts'

interface CategoryFormProps {
  /** Category to edit. Undefined adds one. */
  readonly node: SellerCategoryNode | undefined
  /** Id of the parent that a new category gets. Null if the seller has to choose one. */
  readonly parent: string | null
  readonly categories: Categories
}

const toFields = (node: SellerCategoryNode | undefined) => ({
  name: node?.name ?? '',
  slug: node?.slug ?? '',
  description: node?.description ?? '',
  isShowSuggest: node ? node.isShowSuggest || node.suggestRequestedAt !== null : false,
})

/** Labels of the fields, in the order of the form. */
const NAMES = {
  parentId: categoryFormLabels.parent,
  name: categoryFormLabels.name,
  slug: categoryFormLabels.slug,
  description: categoryFormLabels.description,
} as const

const REFRESH = ['/api/seller/categories'] as const

/** Form that adds or edits a category of the shop. */
export function CategoryForm({ node, parent, categories }: CategoryFormProps) {
  const navigate = useNavigate()
  const { busy, problem, call } = useCall(useShopRules())
  const [saved, setSaved] = useState(() => toFields(node))
  const [fields, setFields] = useState(saved)
  const [parentId, setParentId] = useState(parent)
  const [tried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const isDirty = !isDone && JSON.stringify(fields) !== JSON.stringify(saved)
  const change = (changes: Partial<typeof fields>) => {
    setDone(false)
    setFields(now => ({ ...now, ...changes }))
  }
  const isNameless = fields.name.trim() === ''

  const save = async (): Promise<boolean> => {
    setTried(true)
    if (isNameless || (!node && parentId === null)) {
      showFirstFault()
      return false
    }
    const { slug, ...others } = { ...fields, name: fields.name.trim() }
    const done = await call(
      ({ api, keyOf }) => {
        if (!node) {
          const body = { ...others, ...(slug && { slug }), parentId: parentId as string }
          return unwrap(
            api.POST('/api/seller/categories', {
              params: { header: { 'Idempotency-Key': keyOf(body) } },
              body,
            }),
          )
        }
        const body = Object.fromEntries(
          Object.entries({ ...others, slug }).filter(([key, value]) => value !== saved[key as 'name']),
        )
        return unwrap(
          api.PATCH('/api/seller/categories/{id}', {
            params: { path: { id: node.id }, header: { 'If-Match': `"${String(node.version)}"` } },
            body,
          }),
        )
      },
      { refresh: REFRESH },
    )
    if (!done.ok) {
      showFirstFault()
      return false
    }
    const { answer } = done
    toasts.show({
      type: 'success',
      title: node ? categoryFormLabels.saved : formatMessage(categoryFormLabels.added, { name: answer.name }),
    })
    // The link to add another may be followed before this form has left the page, and would show it again.
    const next = toFields(node && answer)
    setSaved(next)
    setFields(next)
    setTried(false)
    if (!node) setDone(true)
    return true
  }
  useUnsaved(isDirty, { onSave: save })
  // Only once the guard knows that no changes are left, or it would ask before leaving.
  useEffect(() => {
    if (isDone) navigate(CATEGORIES_PATH)
  }, [isDone, navigate])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const parents = categories.all.filter(one => one.node.canHaveChildren)
  const found = problem?.fields ?? {}
  const isTaken = problem?.error?.code === 'category.slug_taken'
  const faults = {
    parentId:
      found.parentId ?? (tried && !node && parentId === null ? categoryFormLabels.parentMissing : undefined),
    name: found.name ?? (tried && isNameless ? categoryFormLabels.nameMissing : undefined),
    slug: found.slug ?? (isTaken ? categoryFormLabels.slugTaken : undefined),
    description: found.description,
  }
  const notice =
    faultNotice(
      Object.entries(faults).flatMap(([field, message]) =>
        message === undefined ? [] : [{ name: NAMES[field as keyof typeof faults], message }],
      ),
    ) ?? problem?.notice
  return (
    <EditorSection title={node ? categoryFormLabels.edit : categoryFormLabels.create}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {!node && (
            <Combobox
              label={categoryFormLabels.parent}
              items={parents.map(one => ({
                value: one.node.id,
                label: one.node.name,
                ...(one.above.length > 0 && { description: one.above.join(' › ') }),
              }))}
              value={parentId}
              error={faults.parentId}
              onValueChange={setParentId}
            />
          )}
          <TextField
            label={categoryFormLabels.name}
            hint={node?.isShowSuggest ? categoryFormLabels.nameHintInMenu : categoryFormLabels.nameHint}
            value={fields.name}
            maxLength={MAX_CATEGORY_TITLE_LENGTH}
            autoComplete="off"
            error={faults.name}
            onValueChange={name => change({ name })}
          />
          <TextField
            label={categoryFormLabels.slug}
            optional={!node}
            value={fields.slug}
            maxLength={MAX_CATEGORY_SLUG_LENGTH}
            autoComplete="off"
            hint={node ? categoryFormLabels.slugRedirects : categoryFormLabels.slugFromName}
            error={faults.slug}
            onValueChange={slug => change({ slug: slug.toLowerCase().replace(/\s+/g, '-') })}
          />
          <TextArea
            label={categoryFormLabels.description}
            optional
            value={fields.description}
            maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
            error={faults.description}
            onValueChange={description => change({ description })}
          />
          <Checkbox
            checked={fields.isShowSuggest}
            onCheckedChange={isShowSuggest => change({ isShowSuggest })}
            label={node?.isShowSuggest ? categoryFormLabels.inTopMenu : categoryFormLabels.requestTopMenu}
          />
          {notice && (
            <Note tone="critical" role="alert" title={notice.title}>
              {notice.text}
            </Note>
          )}
          <Stack layout="row" gap="sm">
            <Button type="submit" busy={busy !== undefined} disabled={!isDirty && node !== undefined}>
              {node ? categoryFormLabels.save : categoryFormLabels.add}
            </Button>
            <Button emphasis="plain" href={CATEGORIES_PATH}>
              {node ? categoryFormLabels.back : categoryFormLabels.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </EditorSection>
  )
}
