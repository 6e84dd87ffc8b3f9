import { DateRange, FigureGrid, PageHead } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { LoadingIndicator } from '@stoa/ui/loading'
import { formatMessage } from '@stoa/ui/messages'
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
import { dashboardPageLabels, greetingLabels, namedGreetingLabels } from './dashboard-page.labels.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ToDoNote } from './to-do-note.tsx'
import { useReport } from './use-report.ts'

const RANGE_DAYS = 732
const PLOT_HEIGHT = '26rem'

const Waiting = () => <Skeleton height={PLOT_HEIGHT} />
// Loads in parallel with the figures, which take as long.
const loadColumns = () => import('./figure-columns.tsx')
const MainColumn = laterPart(async () => (await loadColumns()).MainColumn, { Waiting })
const AsideColumn = laterPart(async () => (await loadColumns()).AsideColumn, { Waiting })

/** Shows the shop's figures and the tasks to do. Members without access to figures see a welcome. */
export function DashboardPage() {
  const { may, shop } = useShop()
  const name = useAuth(state => state.user?.username)
  const greeting = useGreeting()
  return (
    <Stack>
      <PageHead
        title={name ? formatMessage(namedGreetingLabels[greeting], { name }) : greetingLabels[greeting]}
      />
      {may('reports') ? (
        <Figures />
      ) : (
        <Note title={formatMessage(dashboardPageLabels.welcomeTo, { shop: shop.name })}>
          {dashboardPageLabels.welcomeText}
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
    // Keeps the present figures on screen until those of other days have loaded.
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
        title={dashboardPageLabels.unread}
        action={{ label: dashboardPageLabels.retry, onClick: () => void mutate() }}
      >
        {error.status === 400 ? (error.detail ?? '') : dashboardPageLabels.unreadText}
      </Note>
    )
  }
  // A shop without sales would only see empty plots.
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
        onPresetChange={id => setSearch(presetSearch(id), { preventScrollReset: true })}
        value={data.range}
        onValueChange={range => setSearch({ ...range }, { preventScrollReset: true })}
        today={data.range.today}
        maxDays={RANGE_DAYS}
      />
      {error && (
        <Note
          tone="caution"
          role="status"
          title={dashboardPageLabels.outdated}
          action={{ label: dashboardPageLabels.retry, onClick: () => void mutate() }}
        >
          {error.status === 400 ? (error.detail ?? '') : dashboardPageLabels.outdatedText}
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

/** Shows the first steps of a shop, and that its orders will appear here. */
function NewShop() {
  const { shop } = useShop()
  return (
    <>
      {shop.status !== 'terminated' && <FirstSteps />}
      <EmptyState
        thing="box"
        title={dashboardPageLabels.newShop}
        description={dashboardPageLabels.newShopText}
        {...(shop.status !== 'pending' &&
          shop.status !== 'terminated' && {
            action: { label: dashboardPageLabels.viewShop, href: shopHref(shop.slug) },
          })}
      />
    </>
  )
}

/** Greeting for the time of day on this device. The server doesn't know that time, so the first paint is neutral. */
function useGreeting(): keyof typeof greetingLabels {
  const [hour, setHour] = useState<number>()
  useEffect(() => setHour(new Date().getHours()), [])
  if (hour === undefined) return 'welcome'
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
