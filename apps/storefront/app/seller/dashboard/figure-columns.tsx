import { BestCategories, BestProducts, Countries, type PlotProps, SalesPlot, Sources } from './plots.tsx'
import { LatestReviews, LowStock, WaitingOrders } from './waiting.tsx'

/** Shows the wider column below the tiles. */
export function MainColumn(plot: PlotProps) {
  const { waitingOrders } = plot.dashboard
  return (
    <>
      <SalesPlot {...plot} />
      <WaitingOrders orders={waitingOrders} />
      <Sources {...plot} />
      <Countries {...plot} />
    </>
  )
}

/** Shows the narrower column. */
export function AsideColumn(plot: PlotProps) {
  const { lowStock, latestReviews, toDo } = plot.dashboard
  return (
    <>
      <BestProducts {...plot} />
      <LowStock items={lowStock} count={toDo.lowStock} />
      <LatestReviews reviews={latestReviews} />
      <BestCategories {...plot} />
    </>
  )
}
