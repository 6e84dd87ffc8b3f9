import type { OperatorCategoryRow } from '@stoa/api-client/operator-schema'
import { MoveMenu } from '@stoa/back-office/move'
import { RecordList } from '@stoa/back-office/record-list'
import { Tree, type TreeNode } from '@stoa/back-office/tree'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import { Panel } from '@stoa/ui/panel'
import { useMemo, useState } from 'react'
import { timeInWords } from '../../api/in-words.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { AddCategory } from './add-category.tsx'
import { CatalogTabs } from './catalog-tabs.tsx'
import { categoriesLabels as t } from './categories-page.labels.ts'
import { treeOf } from './category-tree.ts'
import { useCategories } from './use-categories.ts'
import { useCategoryChange } from './use-category-change.tsx'

/** The tree of categories, with the shops' requests for the top menu. */
export function CategoriesPage() {
  const read = useCategories()
  const [isAdding, setAdding] = useState(false)
  const again = () => void read.mutate()
  const { change, note } = useCategoryChange(again)
  return (
    <Page
      title={t.title}
      data={read.data}
      error={read.error}
      onAgain={again}
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      {({ items }) => (
        <>
          <CatalogTabs value="categories" />
          {note}
          <Requests categories={items} />
          {items.length === 0 ? (
            <EmptyState thing="box" title={t.none} description={t.noneText} />
          ) : (
            <Panel padded>
              <CategoryTree
                categories={items}
                onMove={(id, from, to) => {
                  const row = items.find(each => each.id === id)
                  if (row) void change(row, { position: to }, { position: from })
                }}
              />
            </Panel>
          )}
          {isAdding && (
            <AddCategory
              categories={items}
              onClose={() => {
                setAdding(false)
                again()
              }}
            />
          )}
        </>
      )}
    </Page>
  )
}

interface CategoryTreeProps {
  categories: readonly OperatorCategoryRow[]
  onMove: (id: string, from: number, to: number) => void
}

function CategoryTree({ categories, onMove }: CategoryTreeProps) {
  const nodes = useMemo(() => treeOf(categories), [categories])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const move = (id: string, to: number) => {
    const from = find(nodes, id)?.place?.index
    if (from !== undefined && from !== to) onMove(id, from, to)
  }
  return (
    <Tree
      label={t.tree}
      nodes={nodes}
      open={open}
      onOpenChange={toggle}
      onMove={move}
      actions={({ id, name, place }) =>
        place &&
        place.count > 1 && (
          <MoveMenu name={name} index={place.index} count={place.count} onMove={to => move(id, to)} />
        )
      }
    />
  )
}

const find = (nodes: readonly TreeNode[], id: string): TreeNode | undefined =>
  nodes.find(node => node.id === id) ??
  nodes.map(node => find(node.children, id)).find(found => found !== undefined)

function Requests({ categories }: { categories: readonly OperatorCategoryRow[] }) {
  const waiting = categories
    .flatMap(row => (row.requestedAt !== null && !row.inMenu ? [{ ...row, at: row.requestedAt }] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  if (waiting.length === 0) return null
  return (
    <Section title={t.requests}>
      <RecordList
        aria-label={t.requests}
        items={waiting.map(({ id, name, shop, at }) => ({
          id,
          label: name,
          href: `/catalog/categories/${id}`,
          description: t.since(shop?.name ?? '', timeInWords(at)),
        }))}
      />
    </Section>
  )
}
