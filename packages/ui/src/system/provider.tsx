'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { LinkComponent } from './anchor-props.ts'
import { checkHost, checkReact, checkStyles, noProvider } from './check-host.ts'
import { checkComponents } from './check-labels.ts'
import { browserStorage, type StoaStorage, safeStorage } from './storage.ts'

/** Labels by component: `{ header: { categories: 'Danh mục' } }`; missing ones stay English. */
export type Messages = {
  readonly [component: string]: { readonly [key: string]: string | undefined } | undefined
}

/** The address of a picture in a width: what `next/image` and image services call a loader. */
export type PictureLoader = (file: { src: string; width: number }) => string

/** Picture of a host's logo. It is drawn as high as the name would be. */
export interface BrandPicture {
  /** Address of the picture. */
  src: string
  /** Address of the picture for the dark theme. Default `src` on a light plate; give `src` again to leave that out. */
  srcDark?: string | undefined
  /** Width of the picture. Only its ratio to the height counts, which keeps the place before it loads. */
  width: number
  /** Height of the picture, in the unit of the width. */
  height: number
}

/** Time zone with the name that readers see. */
export interface NamedZone {
  /** Name of the IANA database, such as `Pacific/Auckland`. */
  id: string
  /** Name for readers, such as "Auckland time". */
  name: string
}

export interface StoaContextValue {
  link: LinkComponent | undefined
  pictureLoader: PictureLoader | undefined
  messages: Messages
  locale: string
  currency: string
  dir: 'ltr' | 'rtl'
  /** Undefined for the reader's. */
  timeZone: string | undefined
  deadlineZone: NamedZone
  storage: StoaStorage
  closeOnBack: boolean
  brand: string | BrandPicture | undefined
  drawings: 'arcade' | 'plain'
}

export interface StoaProviderProps {
  /** The router's link; default `<a>`. React Router: `({ href, ...p }) => <Link to={href} {...p} />`. */
  link?: LinkComponent | undefined
  /** Resizes pictures with only a `src`: `({ src, width }) => \`https://cdn…/${width}/${src}\``. */
  pictureLoader?: PictureLoader | undefined
  messages?: Messages | undefined
  /** BCP 47 locale of plurals, numbers and money. Default `en-US`. */
  locale?: string | undefined
  /** ISO 4217. Default `USD`. */
  currency?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
  /** Time zone of days and times, such as `Pacific/Auckland`. Default the reader's. */
  timeZone?: string | undefined
  /** Time zone of deadlines, and its name, which they show. Default UTC. Give the same object on each render. */
  deadlineZone?: NamedZone | undefined
  /** Storage of theme and cookie choice; default the browser's localStorage. */
  storage?: StoaStorage | undefined
  /**
   * Whether Back closes an open drawer, sheet or picture viewer instead of leaving the page. Each adds a history entry
   * while it is open. Default `false`.
   */
  closeOnBack?: boolean | undefined
  /**
   * Picture that is shown in place of the drawn logo, or the name that is written there. Give the same object on each
   * render.
   */
  brand?: string | BrandPicture | undefined
  /**
   * Drawings of empty pages and missing pictures: Stoa's arcade, or plain ones that belong to no brand. Default `plain`
   * with a `brand`, otherwise `arcade`.
   */
  drawings?: 'arcade' | 'plain' | undefined
  children?: ReactNode
}

const noMessages: Messages = {}

const withoutProvider: StoaContextValue = {
  link: undefined,
  pictureLoader: undefined,
  messages: noMessages,
  locale: 'en-US',
  currency: 'USD',
  dir: 'ltr',
  timeZone: undefined,
  deadlineZone: { id: 'UTC', name: 'UTC' },
  storage: browserStorage,
  closeOnBack: false,
  brand: undefined,
  drawings: 'arcade',
}

/**
 * Hears Back before the host's router does, which never gets an event that `hear` stops. A window calls its listeners in
 * the order in which they were added, and this one is added as soon as the provider's code has loaded.
 */
export const popGate: { hear?: (event: PopStateEvent) => void } = {}
if (typeof window !== 'undefined') window.addEventListener('popstate', event => popGate.hear?.(event))

const StoaContext = createContext(withoutProvider)

/**
 * Passes the host's links, pictures, labels, currency, time zone and storage to all components. Renders no element. Inside
 * another provider, changes only the props that are given: `<StoaProvider timeZone={shop.timeZone}>`.
 */
export function StoaProvider({ storage, children, ...props }: StoaProviderProps) {
  const around = useContext(StoaContext)
  const {
    link = around.link,
    pictureLoader = around.pictureLoader,
    messages = around.messages,
    locale = around.locale,
    currency = around.currency,
    dir = around.dir,
    timeZone = around.timeZone,
    deadlineZone = around.deadlineZone,
    closeOnBack = around.closeOnBack,
    brand = around.brand,
    drawings = props.brand === undefined ? around.drawings : 'plain',
  } = props
  if (process.env.NODE_ENV !== 'production') {
    checkReact()
    checkHost({ locale, currency, timeZone })
    checkComponents(messages)
  }
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') checkStyles()
  }, [])
  const value = useMemo(
    () => ({
      link,
      pictureLoader,
      messages,
      locale,
      currency,
      dir,
      timeZone,
      deadlineZone,
      storage: storage ? safeStorage(() => storage) : around.storage,
      closeOnBack,
      brand,
      drawings,
    }),
    [
      link,
      pictureLoader,
      messages,
      locale,
      currency,
      dir,
      timeZone,
      deadlineZone,
      storage,
      around.storage,
      closeOnBack,
      brand,
      drawings,
    ],
  )
  return <StoaContext value={value}>{children}</StoaContext>
}

export function useStoa(): StoaContextValue {
  const value = useContext(StoaContext)
  if (process.env.NODE_ENV !== 'production' && value === withoutProvider) noProvider()
  return value
}
