import { unwrap } from '@stoa/api-client'
import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { Combobox } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { type FlatCategory, placesFor, withinOf } from './category-tree.ts'
import { CATEGORIES_PATH, type Categories } from './use-categories.ts'

/** What is asked about one category. */
export interface CategoryAction {
  readonly kind: 'move' | 'merge' | 'delete'
  readonly node: SellerCategoryNode
}

interface CategoryDialogProps {
  readonly asked: CategoryAction
  readonly categories: Categories
  readonly onClose: () => void
}

const products = (count: number) => (count === 1 ? 'one product' : `${String(count)} products`)

const toItems = (places: readonly FlatCategory[]) =>
  places.map(({ node, above }) => ({
    value: node.id,
    label: node.name,
    ...(above.length > 0 && { text: above.join(' › ') }),
  }))

const WORDS = {
  move: { title: 'Move', target: 'Into', button: 'Move' },
  merge: { title: 'Merge', target: 'Into', button: 'Merge' },
  delete: { title: 'Delete', target: 'Where its products go', button: 'Delete' },
} as const

/** Asks where a category, or what is in it, is to go. */
export function CategoryDialog({ asked: { kind, node }, categories, onClose }: CategoryDialogProps) {
  const navigate = useNavigate()
  const { busy, problem, call } = useCall(useShopRules())
  const [target, setTarget] = useState<string | null>(null)
  const words = WORDS[kind]
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
    // Its own page is gone with it.
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
      return done(`${node.name} is a part of ${chosen?.name ?? 'the other'} now.`)
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
    return done(`${node.name} was deleted.`)
  }
  const text = isBlocked
    ? 'There are categories below it. Move or delete those first.'
    : kind === 'delete'
      ? node.ownProductCount > 0
        ? `${node.name} holds ${products(node.ownProductCount)}.`
        : `${node.name} holds no products.`
      : `${node.name} holds ${products(node.productCount)}${kind === 'merge' && chosen ? `, ${chosen.name} ${products(chosen.productCount)}` : ''}.`
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`${words.title} ${node.name}`}
      description={text}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {isBlocked ? 'Close' : 'Cancel'}
          </Button>
          {!isBlocked && (
            <Button
              tone={kind === 'delete' ? 'critical' : undefined}
              busy={busy !== undefined}
              disabled={asks && target === null}
              onClick={() => void act()}
            >
              {words.button}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {asks && (
          <Combobox label={words.target} items={toItems(places)} value={target} onChange={setTarget} />
        )}
        {kind === 'merge' && (
          <p>What is in it, and the categories below it, move. Its address leads to the other one.</p>
        )}
        {problem?.notice && (
          <Note tone="critical" role="alert" title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
