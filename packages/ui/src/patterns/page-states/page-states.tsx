'use client'

import { Button } from '../../primitives/button/index.ts'
import { LoadingIndicator } from '../../primitives/loading/index.ts'
import { useLabels } from '../../system/index.ts'
import { FindForm } from '../search/index.ts'
import { EmptyState } from './empty-state.tsx'
import { Illustration } from './illustration.tsx'
import * as styles from './page-states.css.ts'
import { pageStatesLabels } from './page-states.labels.ts'

export interface NotFoundProps {
  /** Address of the home page. */
  homeHref: string
  /** Text that names what was looked for, if known: "This product is no longer sold." Default a general sentence. */
  description?: string | undefined
  /** Path of the search's results, to which the form sends `q`. Leave out for no search. */
  searchAction?: string | undefined
  /** Links to other places. Leave out for none. */
  links?: readonly { label: string; href: string }[] | undefined
}

/** The page for any other path. The host answers it with status 404. */
export function NotFound({ homeHref, description, searchAction, links = [] }: NotFoundProps) {
  const t = useLabels('pageStates', pageStatesLabels)
  return (
    <EmptyState
      page
      thing="question"
      title={t('notFoundTitle')}
      description={description ?? t('notFoundText')}
    >
      {searchAction !== undefined && <FindForm action={searchAction} label={t('findProducts')} />}
      <Button href={homeHref}>{t('home')}</Button>
      {links.map(({ label, href }) => (
        <Button key={href} href={href} emphasis="line">
          {label}
        </Button>
      ))}
    </EmptyState>
  )
}

export interface AppErrorProps {
  /** The response's status text, in small print. Leave it out for errors of scripts: their messages help no visitor. */
  message?: string | undefined
  /** The HTTP status, shown before the message. Leave out when there is none. */
  status?: number | undefined
  /** Address of the home page. */
  homeHref: string
  /** Called when "Try again" is pressed. Without it there is only the way home. */
  onRetry?: (() => void) | undefined
}

/** The page for an error that no other boundary caught. */
export function AppError({ message, status, homeHref, onRetry }: AppErrorProps) {
  const t = useLabels('pageStates', pageStatesLabels)
  return (
    <div className={styles.state({ page: true })} data-component="AppError" role="alert">
      <Illustration thing="cloud" />
      <h1 className={styles.title({ page: true })}>{t('errorTitle')}</h1>
      <p className={styles.text}>{t('errorText')}</p>
      {message && (
        <p className={styles.code} data-part="Message">
          {status ? `${status} ${message}` : message}
        </p>
      )}
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Button href={homeHref} emphasis={onRetry ? 'line' : 'strong'}>
          {t('home')}
        </Button>
      </div>
    </div>
  )
}

export interface ApiDownProps {
  /** URL of the current page, so that it works without scripts. */
  retryHref: string
  /** Called when "Try again" is pressed, instead of following `retryHref`. */
  onRetry?: (() => void) | undefined
  /** It is being tried again: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
  /** Says that the visitor's own network is down. Default `false`. */
  offline?: boolean | undefined
}

/** The server behind the shop does not answer. Header and footer stay around it. */
export function ApiDown({ retryHref, onRetry, busy, offline = false }: ApiDownProps) {
  const t = useLabels('pageStates', pageStatesLabels)
  return (
    <EmptyState
      page
      thing="cloud"
      role="alert"
      title={t(offline ? 'offlineTitle' : 'apiDownTitle')}
      description={t(offline ? 'offlineText' : 'apiDownText')}
    >
      {onRetry ? (
        <Button busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : (
        <Button href={retryHref}>{t('retry')}</Button>
      )}
    </EmptyState>
  )
}

/** A listing or a search that leaves nothing over. */
export function NothingFound({
  title,
  clearHref,
}: {
  /** The heading. Default a general one. */
  title?: string
  /** The list without filters. Leave out for no such link. */
  clearHref?: string | undefined
}) {
  const t = useLabels('pageStates', pageStatesLabels)
  return (
    <EmptyState
      thing="search"
      title={title ?? t('nothingFoundTitle')}
      description={t('nothingFoundText')}
      action={clearHref ? { label: t('nothingFoundAction'), href: clearHref } : undefined}
    />
  )
}

/** Shown by guards while the session loads. */
export function GuardLoading() {
  const t = useLabels('pageStates', pageStatesLabels)
  return <LoadingIndicator page label={t('checkingSession')} />
}
