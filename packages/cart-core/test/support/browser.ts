import {
  type Core,
  createCore,
  type Message,
  type Notice,
  noticeText,
  type PagePort,
  type Ports,
} from '../../src/index.ts'
import { createMarket, type Market } from './market.ts'
import { nextTurn } from './next-turn.ts'
import { createSharedLocks } from './shared-locks.ts'
import { createSharedStorage } from './shared-storage.ts'

export interface Tab {
  readonly core: Core
  /** Notices with their texts. */
  readonly notices: (Notice & Message)[]
  readonly expired: { returnTo: string | null }[]
  /** Ends without a last word: no flush, no answers received. */
  crash(): void
  hide(): void
  wake(): void
}

/** One browser (shared storage and locks, a clock that is moved by hand) before one marketplace. */
export function createBrowser(market: Market = createMarket()) {
  const storage = createSharedStorage()
  const locks = createSharedLocks()
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  let serial = 0

  const browser = {
    market,
    storage,
    /** Moves the clock and runs what is due. */
    pass(ms: number) {
      now += ms
      const due = timers.filter(timer => timer.at <= now)
      timers = timers.filter(timer => timer.at > now)
      for (const { run } of due) run()
    },
    open(extra: Partial<Ports> = {}): Tab {
      const port = storage.tab()
      const lock = locks.tab()
      const hidden = new Set<() => void>()
      const woken = new Set<() => void>()
      const own = new Set<object>()
      const page: PagePort = {
        onHide(listener) {
          hidden.add(listener)
          return () => hidden.delete(listener)
        },
        onWake(listener) {
          woken.add(listener)
          return () => woken.delete(listener)
        },
      }
      let api: { crash(): void } | undefined
      const core = createCore({
        api: session => {
          const made = market.tab(session)
          api = made
          return made
        },
        storage: port,
        tabStorage: createSharedStorage().tab(),
        locks: lock,
        page,
        later(run, ms) {
          const timer = { at: now + ms, run }
          own.add(timer)
          timers.push(timer)
          return () => {
            timers = timers.filter(other => other !== timer)
          }
        },
        newId: () => `id-${++serial}`,
        ...extra,
      })
      const notices: Tab['notices'] = []
      const expired: { returnTo: string | null }[] = []
      core.on('notice', notice => {
        const { detail: _, ...rest } = notice
        notices.push({ ...rest, ...noticeText(notice) })
      })
      core.on('session-expired', event => expired.push(event))
      return {
        core,
        notices,
        expired,
        crash() {
          port.crash()
          lock.crash()
          api?.crash()
          timers = timers.filter(timer => !own.has(timer))
          hidden.clear()
          woken.clear()
        },
        hide() {
          for (const listener of hidden) listener()
        },
        wake() {
          for (const listener of woken) listener()
        },
      }
    },
    /** Opens a tab and starts it, until everything has settled. */
    async visit(extra: Partial<Ports> = {}): Promise<Tab> {
      const tab = browser.open(extra)
      tab.core.start()
      await settle()
      return tab
    },
    /** A tab whose user is signed in. */
    async signedIn(email = 'ann@example.org', extra: Partial<Ports> = {}): Promise<Tab> {
      // Known to have nothing selected: a browser that knows nothing would begin with all.
      if (!storage.values.has('local_selected_items')) storage.values.set('local_selected_items', '[]')
      const tab = await browser.visit(extra)
      await tab.core.auth.login({ email, password: 'right' })
      await settle()
      tab.notices.length = 0
      return tab
    },
  }
  return browser
}

/** Waits until everything that can run without further events has run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn()
}

export const titles = (tab: Tab) => tab.notices.map(({ title }) => title)
