import * as styles from './product.css.ts'

export interface FactTableProps {
  title: string
  /** Of the columns; left out where the rows speak for themselves. */
  head?: readonly string[] | undefined
  /** The first of each row is its heading. */
  rows: readonly (readonly string[])[]
  /** How to read it, or how to measure. */
  note?: string | undefined
  /** For a link from elsewhere on the page. */
  id?: string | undefined
}

/** Dimensions, or what the sizes of a product are: figures that stand below each other. */
export function FactTable({ title, head, rows, note, id }: FactTableProps) {
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
            <tr key={first} className={styles.factRow}>
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
