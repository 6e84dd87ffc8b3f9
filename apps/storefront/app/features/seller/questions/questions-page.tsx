import { LoadingIndicator } from '@stoa/ui/loading'
import { Note } from '@stoa/ui/note'
import { EmptyState } from '@stoa/ui/page-states'
import { Pagination } from '@stoa/ui/pagination'
import { PageHead, ViewTabs } from '@stoa/ui/seller'
import { Stack } from '@stoa/ui/stack'
import { useSearchParams } from 'react-router-dom'
import { useShopRead } from '../frame/use-shop-api.ts'
import { QuestionCard } from './question-card.tsx'

const VIEWS = [
  { id: 'all', label: 'All' },
  { id: 'unanswered', label: 'Without an answer' },
  { id: 'answered', label: 'Answered' },
  { id: 'reported', label: 'Reported' },
] as const
type View = (typeof VIEWS)[number]['id']

const EMPTY: Record<View, { title: string; text: string }> = {
  all: {
    title: 'No questions yet',
    text: 'Shoppers can ask on the page of each product. What they ask shows up here.',
  },
  unanswered: { title: 'Every question has its answer', text: 'New ones show up here.' },
  answered: { title: 'Nothing is answered yet', text: 'What you answer stands on the page of its product.' },
  reported: {
    title: 'Nothing is reported',
    text: 'A question that breaks our rules can be reported to us.',
  },
}

const hrefOf = (view: View, cursor?: string | null): string => {
  const search = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(cursor && { cursor }),
  }).toString()
  return `/seller/questions${search && `?${search}`}`
}

/** What shoppers ask about the shop's products, to read, to answer and to report. */
export function QuestionsPage() {
  const [search] = useSearchParams()
  const view = VIEWS.find(({ id }) => id === search.get('view'))?.id ?? 'all'
  const cursor = search.get('cursor')
  const { data, error, mutate } = useShopRead(
    '/api/seller/questions',
    { params: { query: { view, ...(cursor && { cursor }) } } },
    { keepPreviousData: true },
  )
  return (
    <Stack gap="lg">
      <PageHead
        title="Questions"
        text="Nobody else sees a question until you answer it. Then both stand on the page of the product, and the asker gets an email."
      />
      <ViewTabs
        value={view}
        views={VIEWS.map(({ id, label }) => ({ id, label, href: hrefOf(id), count: data?.counts[id] }))}
      />
      {error && !data && (
        <Note
          tone="caution"
          role="alert"
          title="The questions could not be loaded."
          action={
            error.code === 'cursor.invalid'
              ? { label: 'First page', href: hrefOf(view) }
              : { label: 'Try again', onClick: () => void mutate() }
          }
        />
      )}
      {!data && !error && <LoadingIndicator />}
      {data?.items.length === 0 && <EmptyState thing="box" {...EMPTY[view]} />}
      {data?.items.map(item => (
        <QuestionCard key={item.question.id} item={item} />
      ))}
      {data && (
        <Pagination
          previousHref={data.page.previous ? hrefOf(view, data.page.previous) : undefined}
          nextHref={data.page.next ? hrefOf(view, data.page.next) : undefined}
        />
      )}
    </Stack>
  )
}
