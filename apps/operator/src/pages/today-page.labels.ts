export const todayLabels = {
  title: 'Today',
  applications: (count: number) =>
    count === 1 ? '1 application to decide' : `${count} applications to decide`,
  shops_to_open: (count: number) => (count === 1 ? '1 shop to open' : `${count} shops to open`),
  refunds_failed: (count: number) => (count === 1 ? '1 declined refund' : `${count} declined refunds`),
  payments_open: (count: number) =>
    count === 1 ? '1 payment without outcome' : `${count} payments without outcome`,
  emails_unsent: (count: number) => (count === 1 ? '1 unsent email' : `${count} unsent emails`),
  since: (time: string) => `Waiting since ${time}`,
  all: 'See all',
  nothing: 'Nothing to do',
  nothingText: 'New applications, and whatever else needs a decision, will appear here.',
} as const
