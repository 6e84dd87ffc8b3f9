import type { CDPSession, Page } from 'playwright-core'

const LONG_MS = 50

export interface LongTasks {
  /** Milliseconds. */
  readonly longest: number
  readonly count: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Every task of the page's main thread, by Chromium's own trace: the long-task entries of the page would leave out all
 * below 50 ms.
 */
export async function watchTasks(page: Page) {
  const session = await page.context().newCDPSession(page)
  let events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]).filter(({ name }) => KEPT.has(name)))
  })
  let isOn = false
  return {
    /** Begins anew. */
    async forget(): Promise<void> {
      if (isOn) await stop(session)
      events = []
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: ['toplevel', '__metadata', 'disabled-by-default-lighthouse'] },
      })
      isOn = true
    },
    /** What there was since. */
    async read(): Promise<LongTasks> {
      await stop(session)
      isOn = false
      const mains = new Set(
        events
          .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
          .map(({ pid, tid }) => `${pid} ${tid}`),
      )
      const tasks = events
        .filter(({ name, pid, tid }) => TASKS.has(name) && mains.has(`${pid} ${tid}`))
        .map(({ dur = 0 }) => dur / 1_000)
      return { longest: Math.max(0, ...tasks), count: tasks.filter(ms => ms > LONG_MS).length }
    },
  }
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])
const KEPT = new Set([...TASKS, 'thread_name'])

const stop = async (session: CDPSession): Promise<void> => {
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
}
