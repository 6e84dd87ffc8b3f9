export const todayLabels = {
  title: 'Today',
  applications: (count: number) =>
    count === 1 ? '1 application to decide' : `${count} applications to decide`,
  shops_to_open: (count: number) => (count === 1 ? '1 shop to open' : `${count} shops to open`),
  payouts_due: (count: number) => (count === 1 ? '1 payout to send' : `${count} payouts to send`),
  days_open: (count: number) =>
    count === 1 ? '1 day that doesn’t reconcile' : `${count} days that don’t reconcile`,
  since: (time: string) => `Waiting since ${time}`,
  all: 'See all',
  nothing: 'Nothing to do',
  nothingText: 'New applications and approved shops that can open will appear here.',
} as const
