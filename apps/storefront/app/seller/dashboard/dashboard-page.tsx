import { DateRange, FigureGrid, PageHead } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { LoadingIndicator } from '@stoa/ui/loading'
import { Note } from '@stoa/ui/note'
import { EmptyState } from '@stoa/ui/page-states'
import { Skeleton } from '@stoa/ui/skeleton'
import { Stack } from '@stoa/ui/stack'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { shopHref } from '../../lib/view.ts'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { laterPart } from '../lazy/later-part.tsx'
import { PRESETS, presetSearch, readDays } from './chosen-days.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ToDoNote } from './to-do-note.tsx'
import { useReport } from './use-report.ts'

const RANGE_DAYS = 732
const PLOT_HEIGHT = '26rem'

const Waiting = () => <Skeleton height={PLOT_HEIGHT} />
// Fetched beside the figures, which take as long.
const loadColumns = () => import('./figure-columns.tsx')
const MainColumn = laterPart(async () => (await loadColumns()).MainColumn, { Waiting })
const AsideColumn = laterPart(async () => (await loadColumns()).AsideColumn, { Waiting })

/** How the shop does, and what waits for it. */
export function DashboardPage() {
  const { may, shop } = useShop()
  const name = useAuth(state => state.user?.username)
  const greeting = useGreeting()
  return (
    <Stack>
      <PageHead title={name ? `${greeting}, ${name}` : greeting} />
      {may('reports') ? (
        <Figures />
      ) : (
        <Note title={`Welcome to ${shop.name}.`}>
          You find your work in the menu. An owner of the shop can let you see its figures too.
        </Note>
      )}
    </Stack>
  )
}

function Figures() {
  const [search, setSearch] = useSearchParams()
  const { preset, query } = readDays(search)
  const { data, error, mutate, isValidating } = useShopRead(
    '/api/seller/dashboard',
    { params: { query } },
    // Other days: what is shown stays until they are there.
    { keepPreviousData: true },
  )
  const report = useReport(query)
  useEffect(() => {
    MainColumn.preload()
    AsideColumn.preload()
  }, [])
  if (!data) {
    if (!error) return <LoadingIndicator />
    return (
      <Note
        tone="caution"
        role="alert"
        title="The figures could not be loaded."
        action={{ label: 'Try again', onClick: () => void mutate() }}
      >
        {error.status === 400 ? (error.detail ?? '') : 'Your orders are safe.'}
      </Note>
    )
  }
  // Empty plots tell nothing.
  if (!data.hasSold)
    return (
      <>
        {data.toDo.unansweredQuestions > 0 && <ToDoNote toDo={data.toDo} />}
        <NewShop />
      </>
    )
  const plot = { dashboard: data, report }
  return (
    <>
      <ToDoNote toDo={data.toDo} />
      <DateRange
        presets={PRESETS}
        preset={preset}
        onPreset={id => setSearch(presetSearch(id), { preventScrollReset: true })}
        value={data.range}
        onRange={range => setSearch({ ...range }, { preventScrollReset: true })}
        today={data.range.today}
        maxDays={RANGE_DAYS}
      />
      {error && (
        <Note
          tone="caution"
          role="status"
          title="These figures may be out of date."
          action={{ label: 'Try again', onClick: () => void mutate() }}
        >
          {error.status === 400 ? (error.detail ?? '') : 'The marketplace does not answer.'}
        </Note>
      )}
      <div aria-busy={isValidating}>
        <FigureGrid
          tiles={<FigureTiles {...data} />}
          main={<MainColumn {...plot} />}
          aside={<AsideColumn {...plot} />}
        />
      </div>
    </>
  )
}

/** What to do first, and what comes then. */
function NewShop() {
  const { shop } = useShop()
  return (
    <>
      <FirstSteps />
      <EmptyState
        thing="box"
        title="Your first order shows up here"
        text="By itself, with what you sell and how often your products are seen."
        action={{ label: 'View my shop', href: shopHref(shop.slug) }}
      />
    </>
  )
}

/** By the clock of who reads it, which the server does not know. */
function useGreeting(): string {
  const [hour, setHour] = useState<number>()
  useEffect(() => setHour(new Date().getHours()), [])
  if (hour === undefined) return 'Welcome'
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
