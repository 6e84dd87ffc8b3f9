import { EditorLayout, EditorSection, PageHead, PlusIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { useParams, useSearchParams } from 'react-router-dom'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryTreeView } from './category-tree-view.tsx'
import { CATEGORIES_PATH, useCategories } from './use-categories.ts'

interface CategoriesPageProps {
  readonly view: 'tree' | 'create' | 'edit'
}

/** The categories of the shop among those of the marketplace; one of them is edited beside the tree. */
export function CategoriesPage({ view }: CategoriesPageProps) {
  const categories = useCategories()
  const { categoryId } = useParams()
  const [params] = useSearchParams()
  const { data, error, mutate } = categories
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  const node = categoryId === undefined ? undefined : categories.find(categoryId)?.node
  if (view === 'edit' && !node?.isOwn)
    return (
      <EmptyState
        page
        thing="question"
        title="This category is not there"
        text="It may have been deleted, or it is not of your shop."
        action={{ label: 'All categories', href: CATEGORIES_PATH }}
      />
    )
  const tree = <CategoryTreeView categories={categories} current={node?.id} />
  return (
    <Stack>
      <PageHead
        title={view === 'edit' && node ? node.name : view === 'create' ? 'New category' : 'Categories'}
        back={view === 'tree' ? undefined : { label: 'Categories', href: CATEGORIES_PATH }}
        text={
          view === 'tree'
            ? data.ownCount === 0
              ? 'These are the marketplace’s. Add your own below any of them.'
              : 'Yours stand among those of the marketplace. Alt with an arrow key changes the order.'
            : undefined
        }
        actions={
          view === 'tree' && (
            <Button href={`${CATEGORIES_PATH}/create`} icon={PlusIcon} data-list-new="">
              New category
            </Button>
          )
        }
      />
      {view === 'tree' ? (
        <Panel padded>{tree}</Panel>
      ) : (
        <EditorLayout aside={<EditorSection title="All categories">{tree}</EditorSection>}>
          <CategoryForm
            key={node?.id ?? 'new'}
            node={node}
            parent={params.get('parent')}
            categories={categories}
          />
        </EditorLayout>
      )}
    </Stack>
  )
}
