import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { EditIcon, MoreIcon, MoveMenu, PlusIcon, Tree, type TreeNode } from '@stoa/back-office'
import { IconButton } from '@stoa/ui/icon-button'
import { Menu, MenuItem } from '@stoa/ui/menu'
import { useState } from 'react'
import { laterDialog } from '../lazy/later-dialog.tsx'
import type { CategoryAction } from './category-dialog.tsx'
import { ownSiblings } from './category-tree.ts'
import { CATEGORIES_PATH, type Categories } from './use-categories.ts'

const CategoryDialog = laterDialog(async () => (await import('./category-dialog.tsx')).CategoryDialog)

interface CategoryTreeProps {
  readonly categories: Categories
  readonly current?: string | undefined
}

const countOf = ({ productCount }: SellerCategoryNode) =>
  productCount === 0 ? '' : productCount === 1 ? '1 product' : `${String(productCount)} products`

const detailOf = (node: SellerCategoryNode) =>
  [
    countOf(node),
    node.isOwn
      ? node.isShowSuggest
        ? 'yours, in the top menu'
        : node.suggestRequestedAt
          ? 'yours, top menu asked for'
          : 'yours'
      : '',
  ]
    .filter(Boolean)
    .join(' · ')

function toTree(nodes: readonly SellerCategoryNode[]): readonly TreeNode[] {
  const own = ownSiblings(nodes)
  return nodes.map(node => ({
    id: node.id,
    name: node.name,
    detail: detailOf(node),
    muted: !node.isOwn,
    href: node.isOwn ? `${CATEGORIES_PATH}/edit/${node.id}` : undefined,
    place: node.isOwn ? { index: own.indexOf(node), count: own.length } : undefined,
    children: toTree(node.child),
  }))
}

/** Opened from the start: the way to each of the shop's own. */
const waysToOwn = (categories: Categories): ReadonlySet<string> => {
  const open = new Set<string>()
  for (const { node } of categories.all)
    if (node.isOwn)
      for (let up = categories.find(node.id)?.parent; up; up = categories.find(up.id)?.parent) open.add(up.id)
  return open
}

/** The marketplace's categories with the shop's own among them: order, move, merge, delete. */
export function CategoryTreeView({ categories, current }: CategoryTreeProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [asked, setAsked] = useState<CategoryAction | null>(null)
  const open = new Set(waysToOwn(categories))
  for (const [id, isOpen] of toggled)
    if (isOpen) open.add(id)
    else open.delete(id)

  const actions = ({ id, name }: TreeNode) => {
    const node = categories.find(id)?.node
    if (!node) return null
    const own = categories.siblingsOf(id)
    const index = own.findIndex(one => one.id === id)
    return (
      <>
        {node.canHaveChildren && (
          <IconButton
            size="sm"
            icon={PlusIcon}
            label={`Add a category below ${name}`}
            href={`${CATEGORIES_PATH}/create?parent=${id}`}
          />
        )}
        {node.isOwn && (
          <>
            <MoveMenu name={name} index={index} count={own.length} onMove={to => categories.reorder(id, to)}>
              <MenuItem onSelect={() => setAsked({ kind: 'move', node })}>Into another category…</MenuItem>
            </MoveMenu>
            <Menu align="end" trigger={<IconButton size="sm" icon={MoreIcon} label={`More for ${name}`} />}>
              <MenuItem icon={EditIcon} href={`${CATEGORIES_PATH}/edit/${id}`}>
                Edit
              </MenuItem>
              <MenuItem onSelect={() => setAsked({ kind: 'merge', node })}>Merge into another…</MenuItem>
              <MenuItem onSelect={() => setAsked({ kind: 'delete', node })}>Delete…</MenuItem>
            </Menu>
          </>
        )}
      </>
    )
  }
  return (
    <>
      <Tree
        label="Categories"
        nodes={toTree(categories.data?.items ?? [])}
        open={open}
        current={current}
        actions={actions}
        onToggle={(id, isOpen) => setToggled(now => new Map(now).set(id, isOpen))}
        onMove={categories.reorder}
      />
      {asked && <CategoryDialog asked={asked} categories={categories} onClose={() => setAsked(null)} />}
    </>
  )
}
