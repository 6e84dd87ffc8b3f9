'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../primitives/collapsible/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Spinner } from '../../primitives/spinner/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './category-drawer.css.ts'
import { categoryDrawerLabels } from './category-drawer.labels.ts'
import { categoryIcon } from './category-icons.ts'
import { type CategoryLink, isBranch } from './category-link.ts'
import { type LoadBranch, useBranch } from './use-branch.ts'

export interface CategoryListProps {
  categories: readonly CategoryLink[]
  /** 0 at the top. */
  level?: number
  loadBranch?: LoadBranch | undefined
  onNavigate: () => void
}

/** One level of the tree. */
export function CategoryList({ categories, level = 0, ...props }: CategoryListProps) {
  return (
    <ul style={{ [styles.depth.slice(4, -1)]: level } as CSSProperties}>
      {categories.map(category => (
        <CategoryEntry key={category.id} category={category} level={level} {...props} />
      ))}
    </ul>
  )
}

interface CategoryEntryProps extends Omit<CategoryListProps, 'categories'> {
  category: CategoryLink
  level: number
}

function CategoryEntry({ category, level, onNavigate, loadBranch }: CategoryEntryProps) {
  const t = useLabels('categoryDrawer', categoryDrawerLabels)
  const [open, setOpen] = useState(false)
  const branch = useBranch(category, loadBranch)
  const row = (toggle?: ReactNode) => (
    <div className={styles.row}>
      <Anchor
        href={category.href}
        className={level === 0 ? styles.topLink : styles.childLink}
        onClick={onNavigate}
      >
        {level === 0 && <Icon as={categoryIcon(category.icon)} className={styles.linkIcon} />}
        <span>{category.name}</span>
      </Anchor>
      {toggle}
    </div>
  )

  if (!isBranch(category)) return <li>{row()}</li>

  return (
    <Collapsible
      asListItem
      open={open}
      onOpenChange={next => {
        setOpen(next)
        if (next) branch.load()
      }}
    >
      {row(
        <CollapsibleTrigger asChild>
          <IconButton
            label={t('show', { category: category.name })}
            icon={ChevronDown}
            className={styles.toggle}
          />
        </CollapsibleTrigger>,
      )}
      <CollapsibleContent>
        {branch.state === 'loading' && (
          <p role="status" className={styles.note}>
            <Spinner size="sm" />
            <span>{t('loading', { category: category.name })}</span>
          </p>
        )}
        {branch.state === 'failed' && (
          <div role="alert" className={styles.note}>
            <span>{t('failed')}</span>
            <Button emphasis="line" size="sm" onClick={branch.load}>
              {t('retry')}
            </Button>
          </div>
        )}
        {branch.state === 'ready' && (
          <CategoryList
            categories={branch.children}
            level={level + 1}
            onNavigate={onNavigate}
            loadBranch={loadBranch}
          />
        )}
      </CollapsibleContent>
    </Collapsible>
  )
}
