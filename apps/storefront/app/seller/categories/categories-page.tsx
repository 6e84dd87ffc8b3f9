import { EditorLayout, EditorSection, PageHead, PlusIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { useParams, useSearchParams } from 'react-router-dom'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { categoriesPageLabels } from './categories-page.labels.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryTreeView } from './category-tree-view.tsx'
import { CATEGORIES_PATH, useCategories } from './use-categories.ts'

interface CategoriesPageProps {
  readonly view: 'tree' | 'create' | 'edit'
}

/** Shows the tree of the shop's and the marketplace's categories, and next to it the form of a category. */
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
        title={categoriesPageLabels.notFound}
        description={categoriesPageLabels.notFoundText}
        action={{ label: categoriesPageLabels.all, href: CATEGORIES_PATH }}
      />
    )
  const tree = <CategoryTreeView categories={categories} current={node?.id} />
  return (
    <Stack>
      <PageHead
        title={
          view === 'edit' && node
            ? node.name
            : view === 'create'
              ? categoriesPageLabels.newCategory
              : categoriesPageLabels.title
        }
        back={view === 'tree' ? undefined : { label: categoriesPageLabels.title, href: CATEGORIES_PATH }}
        lede={
          view === 'tree'
            ? data.ownCount === 0
              ? categoriesPageLabels.withoutOwn
              : categoriesPageLabels.withOwn
            : undefined
        }
        actions={
          view === 'tree' && (
            <Button href={`${CATEGORIES_PATH}/create`} icon={PlusIcon} data-list-new="">
              {categoriesPageLabels.newCategory}
            </Button>
          )
        }
      />
      {view === 'tree' ? (
        <Panel padded>{tree}</Panel>
      ) : (
        <EditorLayout aside={<EditorSection title={categoriesPageLabels.all}>{tree}</EditorSection>}>
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
