'use client'

import { Button } from '@stoa/ui/button'
import { useLabels } from '@stoa/ui/internal/system'
import Download from 'lucide-react/icons/download'
import Table from 'lucide-react/icons/table'
import { type ReactNode, useId, useState } from 'react'
import * as styles from './chart-frame.css.ts'
import { chartFrameLabels } from './chart-frame.labels.ts'

export interface ChartTable {
  /** The headings of the columns; the first is that of the rows' names. */
  columns: readonly string[]
  /** The rows as they are shown; the first cell of each is its name and unique. */
  rows: readonly (readonly string[])[]
}

export interface ChartFrameProps {
  /** The heading, which names the section and goes into the names of its buttons. */
  title: string
  /** Summary of the chart, in a sentence made from its data. */
  summary?: string | undefined
  /** Figures as a table, which a button shows instead of the chart. Without it there is no such button. */
  table?: ChartTable | undefined
  /** Called when the file is asked for. Without it there is no such button. */
  onDownload?: (() => void) | undefined
  /** The file is being made: the button shows a spinner and ignores presses. Default `false`. */
  busy?: boolean | undefined
  /** Content next to the title, such as a link to all figures. */
  actions?: ReactNode
  /** The chart. */
  children: ReactNode
}

/** A chart with its title, what it says in a sentence, and the same as a table and as a file. */
export function ChartFrame({
  title,
  summary,
  table,
  onDownload,
  busy = false,
  actions,
  children,
}: ChartFrameProps) {
  const t = useLabels('chartFrame', chartFrameLabels)
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section aria-labelledby={id} className={styles.root} data-component="ChartFrame">
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
        {table && (
          <Button
            size="sm"
            emphasis={asTable ? 'soft' : 'plain'}
            icon={Table}
            aria-pressed={asTable}
            aria-label={t('tableOf', { title })}
            onClick={() => setAsTable(!asTable)}
          >
            {t('table')}
          </Button>
        )}
        {onDownload && (
          <Button
            size="sm"
            emphasis="plain"
            icon={Download}
            busy={busy}
            aria-label={t('csvOf', { title })}
            onClick={onDownload}
          >
            {t('csv')}
          </Button>
        )}
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      {asTable && table ? <AsTable title={title} table={table} /> : children}
    </section>
  )
}

function AsTable({ title, table }: { title: string; table: ChartTable }) {
  const t = useLabels('chartFrame', chartFrameLabels)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section aria-label={t('tableName', { title })} tabIndex={0} className={styles.scroll}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            {table.columns.map(column => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row" className={styles.cell}>
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
