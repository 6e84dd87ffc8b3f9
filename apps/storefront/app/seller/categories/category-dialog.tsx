import { unwrap } from '@stoa/api-client'
import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Combobox } from '@stoa/ui/combobox'
import { Dialog } from '@stoa/ui/dialog'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { categoryDialogLabels } from './category-dialog.labels.ts'
import { type FlatCategory, placesFor, withinOf } from './category-tree.ts'
import { CATEGORIES_PATH, type Categories } from './use-categories.ts'

/** A question about one category. */
export interface CategoryAction {
  readonly kind: 'move' | 'merge' | 'delete'
  readonly node: SellerCategoryNode
}

interface CategoryDialogProps {
  readonly asked: CategoryAction
  readonly categories: Categories
  readonly onClose: () => void
}

const toItems = (places: readonly FlatCategory[]) =>
  places.map(({ node, above }) => ({
    value: node.id,
    label: node.name,
    ...(above.length > 0 && { description: above.join(' › ') }),
  }))

/** Asks for the target of a category that is moved or merged, or of the products of one that is deleted. */
export function CategoryDialog({ asked: { kind, node }, categories, onClose }: CategoryDialogProps) {
  const navigate = useNavigate()
  const { busy, problem, call } = useCall(useShopRules())
  const [target, setTarget] = useState<string | null>(null)
  const texts = categoryDialogLabels[kind]
  const own = withinOf(node)
  const places =
    kind === 'move'
      ? placesFor(categories.all, node)
      : categories.all.filter(({ node: { id } }) => !own.has(id))
  const chosen = target === null ? undefined : categories.find(target)?.node
  const isBlocked = kind === 'delete' && node.child.length > 0
  const asks = !isBlocked && (kind !== 'delete' || node.ownProductCount > 0)

  const done = async (title: string) => {
    toasts.show({ type: 'success', title })
    onClose()
    // The page of a category no longer exists once it is merged or deleted.
    if (kind !== 'move') navigate(CATEGORIES_PATH)
  }
  const act = async () => {
    if (kind === 'move') {
      onClose()
      return categories.moveTo(node, { parentId: target as string, beforeId: null })
    }
    if (kind === 'merge') {
      const tree = await call(({ api }) =>
        unwrap(
          api.POST('/api/seller/categories/{id}/merge', {
            params: { path: { id: node.id } },
            body: { intoId: target as string },
          }),
        ),
      )
      if (!tree.ok) return
      await categories.show(tree.answer)
      return done(
        formatMessage(categoryDialogLabels.merged, {
          name: node.name,
          target: chosen?.name ?? categoryDialogLabels.anotherCategory,
        }),
      )
    }
    const gone = await call(({ api }) =>
      unwrap(
        api.DELETE('/api/seller/categories/{id}', {
          params: { path: { id: node.id }, query: target ? { productsTo: target } : {} },
        }),
      ),
    )
    if (!gone.ok) return
    await categories.mutate()
    return done(formatMessage(categoryDialogLabels.deleted, { name: node.name }))
  }
  const count = kind === 'delete' ? node.ownProductCount : node.productCount
  const text = isBlocked
    ? categoryDialogLabels.blocked
    : kind === 'merge' && chosen
      ? formatMessage(categoryDialogLabels.productsOfBoth, {
          name: node.name,
          count,
          target: chosen.name,
          targetCount: chosen.productCount,
        })
      : formatMessage(categoryDialogLabels.products, { name: node.name, count })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={formatMessage(texts.title, { name: node.name })}
      description={text}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {isBlocked ? categoryDialogLabels.close : categoryDialogLabels.cancel}
          </Button>
          {!isBlocked && (
            <Button
              tone={kind === 'delete' ? 'critical' : undefined}
              busy={busy !== undefined}
              disabled={asks && target === null}
              onClick={() => void act()}
            >
              {texts.button}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {asks && (
          <Combobox label={texts.target} items={toItems(places)} value={target} onValueChange={setTarget} />
        )}
        {kind === 'merge' && <p>{categoryDialogLabels.mergeText}</p>}
        {problem?.notice && (
          <Note tone="critical" role="alert" title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
