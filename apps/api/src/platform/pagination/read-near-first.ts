interface Reads<Row> {
  /** Reads the page among the rows that come first only. */
  near(): Promise<Row[]>
  /** Whether there are rows behind those. */
  isBeyond(): Promise<boolean>
  /** Reads the page among all rows. */
  all(): Promise<Row[]>
}

/**
 * Reads a page of the rows that a search finds, in the order of the list. If many rows match, the page is full soon on the way through
 * the list, and an index of the text would find far more than the page shows. If few match, that index is quicker.
 *
 * @param limit number of rows of a full page
 */
export async function readNearFirst<Row>(limit: number, { near, isBeyond, all }: Reads<Row>): Promise<Row[]> {
  const rows = await near()
  return rows.length === limit || !(await isBeyond()) ? rows : all()
}
