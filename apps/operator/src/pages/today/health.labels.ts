import type { TodayHealth } from '@stoa/api-client/operator-schema'

type State = TodayHealth['state']

const count = (value: number | null, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${value ?? 0} ${many}`

/** Texts about each part. */
export const healthParts: Readonly<
  Record<
    TodayHealth['what'],
    {
      name: string
      /** @param at a formatted time, or null */
      text(state: State, value: number | null, at: string | null): string
      /** First step if it needs attention. */
      advice: string
    }
  >
> = {
  market: {
    name: 'Marketplace',
    text: state => (state === 'ok' ? 'Open' : 'Closed. Visitors see “Opening soon”.'),
    advice: 'Open it under Settings.',
  },
  payments: {
    name: 'Payments',
    text: (state, late, at) =>
      [
        at === null ? 'None was captured yet' : `Last captured ${at}`,
        ...(late ? [count(late, 'waits for its outcome', 'wait for their outcome')] : []),
        ...(state === 'attention' && !late ? ['No provider is set up'] : []),
      ].join('. '),
    advice: 'Check the payment provider’s status page and its access data.',
  },
  emails: {
    name: 'Emails',
    text: (_, waiting, at) => (at === null ? 'None is waiting' : `${waiting} waiting since ${at}`),
    advice: 'Check that the mail server is up and accepts the login.',
  },
  jobs_waiting: {
    name: 'Background work',
    text: (_, waiting, at) =>
      at === null ? 'Nothing is waiting' : `${count(waiting, 'job', 'jobs')} due since ${at}`,
    advice: 'Check that a worker is running.',
  },
  jobs_failed: {
    name: 'Failed background work',
    text: (_, failed) =>
      failed ? `${count(failed, 'job', 'jobs')} failed and won’t be tried again` : 'None',
    advice: 'Read the error of each job before you start it again.',
  },
  days: {
    name: 'Daily accounts',
    text: (state, open, at) =>
      state === 'unknown'
        ? 'No day is over yet'
        : [
            open ? count(open, 'day doesn’t reconcile', 'days don’t reconcile') : 'All days reconcile',
            `Counted until ${at}`,
          ].join('. '),
    advice: 'Open the days under Money, and note what caused each difference.',
  },
  backup: {
    name: 'Backup',
    text: (_, __, at) => (at === null ? 'The backup command hasn’t made one yet' : `Last one finished ${at}`),
    advice: 'Make a backup now, and find out why none followed.',
  },
  disk: {
    name: 'Disk',
    text: (_, free) => (free === null ? 'Couldn’t be read' : `${free}% free`),
    advice: 'Enlarge the disk, or remove old logs and backups that are kept elsewhere.',
  },
}

export const healthLabels = {
  attention: 'Needs attention',
  title: 'Health',
  unknown: 'Unknown',
  ok: 'OK',
} as const
