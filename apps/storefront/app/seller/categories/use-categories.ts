import { unwrap } from '@stoa/api-client'
import type { SellerCategoryNode, SellerCategoryTree } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { useMemo } from 'react'
import { outcomeOf } from '../../shared/call/outcome.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { sayProblem } from '../products/list/say-problem.ts'
import { beforeOf, flatten, ownSiblings } from './category-tree.ts'
import { moveCategoryLabels } from './use-categories.labels.ts'

export const CATEGORIES_PATH = '/seller/categories'

interface Place {
  readonly parentId: string
  readonly beforeId: string | null
}

/** Reads the tree of categories, and moves the shop's own ones within it. */
export function useCategories() {
  const { api } = useShop()
  const { data, error, mutate } = useShopRead('/api/seller/categories', {}, { keepPreviousData: true })
  const all = useMemo(() => flatten(data?.items ?? []), [data])
  const show = (tree: SellerCategoryTree) => mutate(tree, { revalidate: false })
  const find = (id: string) => all.find(({ node }) => node.id === id)

  const siblingsOf = (id: string): readonly SellerCategoryNode[] => {
    const found = find(id)
    return ownSiblings(found?.parent?.child ?? data?.items ?? [])
  }
  const send = async (id: string, place: Place) => {
    const done = await outcomeOf(() =>
      unwrap(api.POST('/api/seller/categories/{id}/move', { params: { path: { id } }, body: place })),
    )
    if (!done.ok) {
      toasts.show({ type: 'error', title: moveCategoryLabels.failed, body: sayProblem(done.error) })
      return false
    }
    await show(done.answer)
    return true
  }
  const placeOf = (node: SellerCategoryNode): Place => {
    const siblings = siblingsOf(node.id)
    const index = siblings.findIndex(({ id }) => id === node.id)
    return { parentId: node.parentId ?? '', beforeId: siblings[index + 1]?.id ?? null }
  }
  /** Moves a category, then shows a toast that can undo the move. */
  const moveTo = async (node: SellerCategoryNode, place: Place) => {
    const before = placeOf(node)
    if (!(await send(node.id, place))) return
    toasts.show({
      type: 'success',
      title: formatMessage(moveCategoryLabels.moved, { name: node.name }),
      duration: 10_000,
      action: { label: moveCategoryLabels.undo, onClick: () => void send(node.id, before) },
    })
  }
  return {
    data,
    error,
    all,
    find,
    siblingsOf,
    mutate,
    show,
    moveTo,
    reorder(id: string, to: number) {
      const node = find(id)?.node
      if (!node?.parentId) return
      void moveTo(node, { parentId: node.parentId, beforeId: beforeOf(siblingsOf(id), id, to) })
    },
  }
}

export type Categories = ReturnType<typeof useCategories>
