import { ViewTabs } from '@stoa/back-office/view-tabs'
import { all } from './status.labels.ts'

interface StatusTabsProps {
  /** Path of the list. */
  path: string
  /** Names of the states in order. */
  names: Readonly<Record<string, string>>
  counts: readonly { readonly status: string; readonly count: number }[]
  /** State that is shown; undefined for all. */
  status: string | undefined
}

/** The states of a list, each with its count and URL. */
export function StatusTabs({ path, names, counts, status }: StatusTabsProps) {
  const views = Object.entries(names).map(([id, label]) => ({
    id,
    label,
    href: `${path}?status=${id}`,
    count: counts.find(each => each.status === id)?.count ?? 0,
  }))
  return <ViewTabs views={[{ id: all, label: all, href: path }, ...views]} value={status ?? all} />
}
