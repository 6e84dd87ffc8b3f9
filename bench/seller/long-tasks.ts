import type { CDPSession, Page } from 'playwright-core'

const LONG_MS = 50

export interface LongTasks {
  /** Milliseconds. */
  readonly longest: number
  readonly count: number
  /** Milliseconds that the processor spent on the dearest task: what is left of it on a machine that does nothing else. */
  readonly dearest: number
  /** Part of them spent in styles and layout, in milliseconds. */
  readonly drawing: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when it began, how long it took, and how much of that the thread was on a processor. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
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
    /** Discards the tasks so far. */
    async forget(): Promise<void> {
      if (isOn) await stop(session)
      events = []
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {
          includedCategories: [
            'toplevel',
            '__metadata',
            'devtools.timeline',
            'disabled-by-default-lighthouse',
          ],
        },
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
      const own = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
      const tasks = own.filter(({ name }) => TASKS.has(name))
      const [dearest] = tasks.toSorted((one, other) => processorOf(other) - processorOf(one))
      const drawn = own.filter(
        event => DRAWING.has(event.name) && dearest !== undefined && isWithin(event, dearest),
      )
      const lengths = tasks.map(({ dur = 0 }) => dur / 1_000)
      return {
        longest: Math.max(0, ...lengths),
        count: lengths.filter(ms => ms > LONG_MS).length,
        dearest: dearest ? processorOf(dearest) : 0,
        drawing: drawn.reduce((sum, event) => sum + processorOf(event), 0),
      }
    },
  }
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint'])
const KEPT = new Set([...TASKS, ...DRAWING, 'thread_name'])

const processorOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1_000

const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.pid === task.pid &&
  event.tid === task.tid &&
  event.ts >= task.ts &&
  event.ts <= task.ts + (task.dur ?? 0)

const stop = async (session: CDPSession): Promise<void> => {
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
}
