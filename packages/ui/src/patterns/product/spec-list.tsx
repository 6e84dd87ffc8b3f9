import * as styles from './product.css.ts'

export interface SpecListProps {
  /** The facts in order; each `term` is unique. With none, nothing is drawn. */
  items: readonly { term: string; text: string }[]
}

/** Material, size, care: a term and what it is. */
export function SpecList({ items }: SpecListProps) {
  if (items.length === 0) return null
  return (
    <dl className={styles.specs} data-component="SpecList">
      {items.map(({ term, text }) => [
        <dt key={`${term} term`} className={styles.specTerm}>
          {term}
        </dt>,
        <dd key={`${term} text`} className={styles.specText}>
          {text}
        </dd>,
      ])}
    </dl>
  )
}
