import { Heading } from '@stoa/ui/heading'
import { Picture, type PictureData } from '@stoa/ui/picture'
import { type ReactNode, useId } from 'react'
import * as styles from './editor-layout.css.ts'

export interface EditorLayoutProps {
  /** The main column: what is written. */
  children: ReactNode
  /** Side column for fields that are rarely changed. Below the others on phones. */
  aside?: ReactNode
}

/** Shows a long form in two columns: content, and next to it the fields that are rarely changed. */
export const EditorLayout = ({ children, aside }: EditorLayoutProps) => (
  <div className={styles.root} data-component="EditorLayout">
    <div className={styles.column}>{children}</div>
    {aside && <div className={styles.column}>{aside}</div>}
  </div>
)

export interface EditorSectionProps {
  /** The heading, which names the section. */
  title: string
  /** Content next to the title, such as buttons. */
  actions?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Section of a long form. */
export function EditorSection({ title, actions, children }: EditorSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-component="EditorSection">
      <div className={styles.head}>
        <Heading level={2} step="title3" id={id} className={styles.title}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}

export interface EditorRowProps {
  /** Short fields, side by side as far as they fit. */
  children: ReactNode
  /** Content at the end of the row: buttons that move or remove it. */
  end?: ReactNode
}

/** Short fields side by side, as many as fit. */
export const EditorRow = ({ children, end }: EditorRowProps) => {
  const row = (
    <div className={styles.row} data-component="EditorRow">
      {children}
    </div>
  )
  if (!end) return row
  return (
    <div className={styles.ended}>
      {row}
      <div className={styles.rowEnd}>{end}</div>
    </div>
  )
}

export interface TitleCellProps {
  /** The name. */
  name: string
  /** The picture before it, 44 px; `null` draws the placeholder. */
  picture: PictureData | null
  /** A smaller line below the name. Leave out for none. */
  description?: ReactNode
}

/** A thing of a list by its picture and name. */
export const TitleCell = ({ name, picture, description }: TitleCellProps) => (
  <span className={styles.titleCell} data-component="TitleCell">
    <Picture picture={picture} sizes="44px" rounded="sm" decorative />
    <span className={styles.titleLabels}>
      <span className={styles.titleName}>{name}</span>
      {description && <span className={styles.titleDetail}>{description}</span>}
    </span>
  </span>
)

export interface SearchResultProps {
  /** The region's name, such as "Preview in search engines". */
  label: string
  /** The page's address as a search engine writes it. */
  address: string
  /** The title of the result. */
  title: string
  /** The description below it. */
  description: string
}

/** Previews the page as a search result. */
export const SearchResult = ({ label, address, title, description }: SearchResultProps) => (
  <section className={styles.result} aria-label={label} data-component="SearchResult">
    <span className={styles.resultAddress}>{address}</span>
    <span className={styles.resultTitle}>{title}</span>
    <span className={styles.resultText}>{description}</span>
  </section>
)
