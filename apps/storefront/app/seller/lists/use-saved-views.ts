import { type ApiError, unwrap } from '@stoa/api-client'
import type { SavedView, SavedViewQuery, ViewedList } from '@stoa/api-client/schema'
import { useAuth } from '@stoa/cart-core/react'
import { formatMessage } from '@stoa/ui/messages'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { outcomeOf } from '../../shared/call/outcome.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { useSellerSettings } from '../frame/seller-settings.ts'
import { sayProblem } from '../products/list/say-problem.ts'
import { savedViewLabels } from './saved-views.labels.ts'
import { isSameQuery, SAVED } from './view-query.ts'

type ViewColumns = SavedView['columns']

export interface ViewedListRules {
  readonly list: ViewedList
  /** Path of the list. */
  readonly path: string
  /** Reads the query from the parameters of a URL. */
  readonly queryOf: (params: URLSearchParams) => SavedViewQuery
  /** Returns the URL parameters of a query. */
  readonly paramsOf: (query: SavedViewQuery) => Record<string, string>
}

/**
 * Reads and changes the user’s saved views of a list. The URL contains the query and the id of the view that it started
 * from, so it can be changed, shared and reloaded without the view.
 */
export function useSavedViews({ list, path, queryOf, paramsOf }: ViewedListRules) {
  const { api } = useShop()
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const { settings, change: changeSettings } = useSellerSettings(userId)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { data, mutate } = useShopRead('/api/seller/views', { params: { query: { list } } })
  const views = data?.items ?? []
  const current = views.find(({ id }) => id === params.get(SAVED))
  const query = queryOf(params)
  const hrefOf = ({ id, query: saved }: Pick<SavedView, 'id' | 'query'>) =>
    hrefWith(path, new URLSearchParams(paramsOf(saved)), { [SAVED]: id })

  const create = async (view: Omit<SavedView, 'id' | 'position' | 'list'> & { position?: number }) => {
    const made = await outcomeOf(() => unwrap(api.POST('/api/seller/views', { body: { list, ...view } })))
    if (!made.ok) return refusalOf(made.error)
    await mutate()
    navigate(hrefOf(made.answer), { preventScrollReset: true })
    return undefined
  }
  const update = async (id: string, body: Partial<Pick<SavedView, 'name' | 'query' | 'columns'>>) => {
    const done = await outcomeOf(() =>
      unwrap(api.PATCH('/api/seller/views/{id}', { params: { path: { id } }, body })),
    )
    if (!done.ok) return refusalOf(done.error)
    await mutate()
    return undefined
  }
  const say = (refusal: string | undefined) => {
    if (refusal !== undefined) toasts.show({ type: 'error', title: savedViewLabels.failed, body: refusal })
  }
  const remove = async (view: SavedView) => {
    const gone = await outcomeOf(async () => {
      await unwrap(api.DELETE('/api/seller/views/{id}', { params: { path: { id: view.id } } }))
    })
    if (!gone.ok) return say(sayProblem(gone.error))
    await mutate()
    navigate(hrefWith(path, params, { [SAVED]: null }), { preventScrollReset: true })
    const { name, query: saved, columns, position } = view
    toasts.show({
      type: 'success',
      title: formatMessage(savedViewLabels.deleted, { name }),
      duration: 10_000,
      action: {
        label: savedViewLabels.undo,
        onClick: async () => say(await create({ name, query: saved, columns, position })),
      },
    })
  }
  /** Columns of the current saved view, or else those that the user has chosen in this browser. */
  const columns: ViewColumns = current ? current.columns : ((settings.columns?.[list] ?? null) as ViewColumns)
  return {
    views,
    current,
    query,
    hrefOf,
    columns,
    isChanged: current !== undefined && !isSameQuery(current.query, query),
    save: async (name: string) => {
      const refusal = await create({ name, query, columns })
      if (refusal === undefined) sayKept(name)
      return refusal
    },
    takeChanges: async () => {
      if (!current) return
      const refusal = await update(current.id, { query })
      if (refusal === undefined) sayKept(current.name)
      else say(refusal)
    },
    rename: (id: string, name: string) => update(id, { name }),
    remove,
    async setColumns(next: readonly string[] | null) {
      const chosen = next as ViewColumns
      if (!current) changeSettings({ columns: { ...settings.columns, [list]: next } })
      else {
        // Updated before the response, because the checkboxes show the cached data.
        const items = views.map(view => (view.id === current.id ? { ...view, columns: chosen } : view))
        void mutate({ items }, { revalidate: false })
        say(await update(current.id, { columns: chosen }))
      }
    },
  }
}

/** Confirms in a toast, because the button that was pressed is removed. */
const sayKept = (name: string) =>
  toasts.show({ type: 'success', title: formatMessage(savedViewLabels.saved, { name }) })

const refusalOf = (problem: ApiError) =>
  problem.code === 'view.name_taken' ? savedViewLabels.nameTaken : sayProblem(problem)

export type SavedViews = ReturnType<typeof useSavedViews>
