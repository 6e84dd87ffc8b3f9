import * as styles from './product.css.ts'

export interface FactTableProps {
  /** The table's caption. */
  title: string
  /** Headings of the columns. Leave out if the rows explain themselves. */
  head?: readonly string[] | undefined
  /** The rows; the first cell of each is its heading. With none, nothing is drawn. */
  rows: readonly (readonly string[])[]
  /** First cell of the row of what is chosen, which is emphasized. Leave out for none. */
  current?: string | undefined
  /** A sentence below the table, such as how to measure. */
  note?: string | undefined
  /** The element's id, for links from elsewhere on the page. */
  id?: string | undefined
}

/** Table of dimensions, or of the measurements of sizes. */
export function FactTable({ title, head, rows, current, note, id }: FactTableProps) {
  if (rows.length === 0) return null
  return (
    <div className={styles.facts} id={id} data-component="FactTable">
      <table className={styles.factTable}>
        <caption className={styles.factTitle}>{title}</caption>
        {head && (
          <thead>
            <tr>
              {head.map(column => (
                <th key={column} scope="col" className={styles.factHead}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first, ...figures]) => (
            <tr key={first} className={styles.factRow} aria-current={first === current || undefined}>
              <th scope="row" className={styles.factTerm}>
                {first}
              </th>
              {figures.map((figure, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={column} className={styles.fact}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.factNote}>{note}</p>}
    </div>
  )
}
