import type { SellerCategoryNode } from '@stoa/api-client/schema'
import { EditIcon, MoreIcon, MoveMenu, PlusIcon, Tree, type TreeNode } from '@stoa/back-office'
import { IconButton } from '@stoa/ui/icon-button'
import { Menu, MenuItem } from '@stoa/ui/menu'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { laterDialog } from '../lazy/later-dialog.tsx'
import type { CategoryAction } from './category-dialog.tsx'
import { ownSiblings } from './category-tree.ts'
import { categoryTreeLabels } from './category-tree-view.labels.ts'
import { CATEGORIES_PATH, type Categories } from './use-categories.ts'

const CategoryDialog = laterDialog(async () => (await import('./category-dialog.tsx')).CategoryDialog)

interface CategoryTreeProps {
  readonly categories: Categories
  readonly current?: string | undefined
}

const countOf = ({ productCount }: SellerCategoryNode) =>
  productCount === 0 ? '' : formatMessage(categoryTreeLabels.products, { count: productCount })

const detailOf = (node: SellerCategoryNode) =>
  [
    countOf(node),
    node.isOwn
      ? node.isShowSuggest
        ? categoryTreeLabels.ownInMenu
        : node.suggestRequestedAt
          ? categoryTreeLabels.ownRequested
          : categoryTreeLabels.own
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

/** Ids of the ancestors of the shop's own categories, which are open at first. */
const waysToOwn = (categories: Categories): ReadonlySet<string> => {
  const open = new Set<string>()
  for (const { node } of categories.all)
    if (node.isOwn)
      for (let up = categories.find(node.id)?.parent; up; up = categories.find(up.id)?.parent) open.add(up.id)
  return open
}

/** Shows the marketplace's categories and the shop's own, which can be reordered, moved, merged and deleted. */
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
            label={formatMessage(categoryTreeLabels.add, { name })}
            href={`${CATEGORIES_PATH}/create?parent=${id}`}
          />
        )}
        {node.isOwn && (
          <>
            <MoveMenu name={name} index={index} count={own.length} onMove={to => categories.reorder(id, to)}>
              <MenuItem onClick={() => setAsked({ kind: 'move', node })}>
                {categoryTreeLabels.moveInto}
              </MenuItem>
            </MoveMenu>
            <Menu
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  icon={MoreIcon}
                  label={formatMessage(categoryTreeLabels.more, { name })}
                />
              }
            >
              <MenuItem icon={EditIcon} href={`${CATEGORIES_PATH}/edit/${id}`}>
                {categoryTreeLabels.edit}
              </MenuItem>
              <MenuItem onClick={() => setAsked({ kind: 'merge', node })}>
                {categoryTreeLabels.merge}
              </MenuItem>
              <MenuItem onClick={() => setAsked({ kind: 'delete', node })}>
                {categoryTreeLabels.delete}
              </MenuItem>
            </Menu>
          </>
        )}
      </>
    )
  }
  return (
    <>
      <Tree
        label={categoryTreeLabels.label}
        nodes={toTree(categories.data?.items ?? [])}
        open={open}
        current={current}
        actions={actions}
        onOpenChange={(id, isOpen) => setToggled(now => new Map(now).set(id, isOpen))}
        onMove={categories.reorder}
      />
      {asked && <CategoryDialog asked={asked} categories={categories} onClose={() => setAsked(null)} />}
    </>
  )
}
