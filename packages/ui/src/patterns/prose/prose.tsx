'use client'

import { type ReactNode, useId } from 'react'
import { cx } from '../../system/cx.ts'
import { Anchor, useLabels, useStoa } from '../../system/index.ts'
import * as styles from './prose.css.ts'
import { proseLabels } from './prose.labels.ts'

export type ProseProps =
  | {
      /** The text as elements. */
      children: ReactNode
      /** Trusted markup, such as Markdown turned into HTML at build time. Never a visitor's text. */
      html?: never
    }
  | {
      /** Trusted markup, such as Markdown turned into HTML at build time. Never a visitor's text. */
      html: string
      /** The text as elements. */
      children?: never
    }

/** Running text of headings, paragraphs, lists and tables. */
export function Prose({ html, children }: ProseProps) {
  return html === undefined ? (
    <div className={styles.prose} data-component="Prose">
      {children}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one door for trusted markup, and its property says so
    <div className={styles.prose} data-component="Prose" dangerouslySetInnerHTML={{ __html: html }} />
  )
}

export interface ContentsEntry {
  /** The heading's id in the text. */
  id: string
  /** Text of the heading. */
  title: string
  /** The heading's level. */
  level: 2 | 3
}

export interface ProsePageProps {
  /** The page's `<h1>`. */
  title: string
  /** A sentence below it. */
  lede?: string | undefined
  /** Time of the last change, ISO 8601. Leave out for none. */
  updated?: string | undefined
  /** The text's headings. With fewer than three there is no list of them. */
  contents?: readonly ContentsEntry[] | undefined
  /** Below the heading, such as a search within the pages. */
  tools?: ReactNode
  /** Before the text and as wide, such as a form that most people come for. */
  lead?: ReactNode
  /** The text as trusted markup, such as Markdown turned into HTML at build time. */
  html: string
}

/** An information or policy page. */
export function ProsePage({ title, lede, updated, contents = [], tools, lead, html }: ProsePageProps) {
  const t = useLabels('prose', proseLabels)
  const { locale } = useStoa()
  const contentsId = useId()
  const listed = contents.length >= 3
  const day = updated
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated))
    : undefined
  return (
    <article className={cx(styles.page, listed && styles.withContents)} data-component="ProsePage">
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        {day && (
          <p className={styles.updated}>
            <time dateTime={updated}>{t('updated', { date: day })}</time>
          </p>
        )}
        {tools && <div className={styles.tools}>{tools}</div>}
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      {listed && (
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <h2 className={styles.contentsTitle} id={contentsId}>
            {t('contents')}
          </h2>
          <ul className={styles.contentsList}>
            {contents.map(entry => (
              <li key={entry.id} className={styles.entryOf[entry.level]}>
                <a className={styles.entry} href={`#${entry.id}`} data-level={entry.level}>
                  {entry.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Prose html={html} />
    </article>
  )
}

export interface FoundEntry {
  /** Link to it; unique in the list. */
  href: string
  /** The heading that was found. */
  title: string
  /** Name of its page. */
  place: string
  /** The beginning of what it says. */
  text: string
}

/** Lists the results of a search in the information pages. */
export function FoundList({
  entries,
}: {
  /** Results, best first. */
  entries: readonly FoundEntry[]
}) {
  return (
    <ol className={styles.found} data-component="FoundList">
      {entries.map(({ href, title, place, text }) => (
        <li key={href} className={styles.foundEntry}>
          <h2 className={styles.foundTitle}>
            <Anchor className={styles.foundLink} href={href}>
              {title}
            </Anchor>
          </h2>
          <p className={styles.foundText}>{text}</p>
          <p className={styles.foundSource}>{place}</p>
        </li>
      ))}
    </ol>
  )
}
