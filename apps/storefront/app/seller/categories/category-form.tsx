import { unwrap } from '@stoa/api-client'
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_SLUG_LENGTH,
  MAX_CATEGORY_TITLE_LENGTH,
} from '@stoa/api-client/limits'
import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { Combobox, EditorSection } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Checkbox } from '@stoa/ui/checkbox'
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
import { CATEGORIES_PATH, type Categories } from './use-categories.ts'

interface CategoryFormProps {
  /** None while it is being added. */
  readonly node: SellerCategoryNode | undefined
  /** Below which one it is added. */
  readonly parent: string | null
  readonly categories: Categories
}

const toFields = (node: SellerCategoryNode | undefined) => ({
  name: node?.name ?? '',
  slug: node?.slug ?? '',
  description: node?.description ?? '',
  isShowSuggest: node ? node.isShowSuggest || node.suggestRequestedAt !== null : false,
})

const REFRESH = ['/api/seller/categories'] as const

/** Adds or changes a category of the shop. */
export function CategoryForm({ node, parent, categories }: CategoryFormProps) {
  const navigate = useNavigate()
  const { busy, problem, call } = useCall(useShopRules())
  const [saved, setSaved] = useState(() => toFields(node))
  const [fields, setFields] = useState(saved)
  const [parentId, setParentId] = useState(parent)
  const [tried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const isDirty = !isDone && JSON.stringify(fields) !== JSON.stringify(saved)
  const change = (changes: Partial<typeof fields>) => setFields(now => ({ ...now, ...changes }))
  const isNameless = fields.name.trim() === ''

  const save = async (): Promise<boolean> => {
    setTried(true)
    if (isNameless || (!node && parentId === null)) return false
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
    if (!done.ok) return false
    const { answer } = done
    toasts.show({ type: 'success', title: node ? 'Saved' : `${answer.name} was added.` })
    setSaved(toFields(answer))
    setFields(toFields(answer))
    setTried(false)
    if (!node) setDone(true)
    return true
  }
  useUnsaved(isDirty, { onSave: save })
  // After the guard has heard that nothing is unsaved any more.
  useEffect(() => {
    if (isDone) navigate(CATEGORIES_PATH)
  }, [isDone, navigate])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const parents = categories.all.filter(one => one.node.canHaveChildren)
  const found = problem?.fields ?? {}
  return (
    <EditorSection title={node ? 'Category' : 'New category'}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {!node && (
            <Combobox
              label="Below"
              items={parents.map(one => ({
                value: one.node.id,
                label: one.node.name,
                ...(one.above.length > 0 && { text: one.above.join(' › ') }),
              }))}
              value={parentId}
              error={found.parentId ?? (tried && parentId === null ? 'Choose where it stands.' : undefined)}
              onChange={setParentId}
            />
          )}
          <TextField
            label="Name"
            value={fields.name}
            maxLength={MAX_CATEGORY_TITLE_LENGTH}
            autoComplete="off"
            error={found.name ?? (tried && isNameless ? 'Give the category a name.' : undefined)}
            onValueChange={name => change({ name })}
          />
          <TextField
            label="Address"
            optional={!node}
            value={fields.slug}
            maxLength={MAX_CATEGORY_SLUG_LENGTH}
            autoComplete="off"
            hint={
              node ? 'The old address leads to a new one.' : 'Made from the name when you leave it empty.'
            }
            error={
              found.slug ??
              (problem?.error?.code === 'category.slug_taken' ? 'A sibling has this address.' : undefined)
            }
            onValueChange={slug => change({ slug: slug.toLowerCase().replace(/\s+/g, '-') })}
          />
          <TextArea
            label="Description"
            optional
            value={fields.description}
            maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
            error={found.description}
            onValueChange={description => change({ description })}
          />
          <Checkbox
            checked={fields.isShowSuggest}
            onCheckedChange={isShowSuggest => change({ isShowSuggest })}
            label={
              node?.isShowSuggest
                ? 'In the top menu'
                : 'Ask for a place in the top menu (the marketplace decides)'
            }
          />
          {problem?.notice && problem.error?.code !== 'category.slug_taken' && (
            <Note tone="critical" role="alert" title={problem.notice.title}>
              {problem.notice.text}
            </Note>
          )}
          <Stack row gap="sm">
            <Button type="submit" busy={busy !== undefined} disabled={!isDirty && node !== undefined}>
              {node ? 'Save' : 'Add the category'}
            </Button>
            <Button emphasis="plain" href={CATEGORIES_PATH}>
              {node ? 'Back' : 'Cancel'}
            </Button>
          </Stack>
        </Stack>
      </form>
    </EditorSection>
  )
}
