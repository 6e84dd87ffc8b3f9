export const todayLabels = {
  title: 'Today',
  applications: (count: number) =>
    count === 1 ? '1 application to decide' : `${count} applications to decide`,
  shops_to_open: (count: number) => (count === 1 ? '1 shop to open' : `${count} shops to open`),
  refunds_failed: (count: number) => (count === 1 ? '1 declined refund' : `${count} declined refunds`),
  payments_open: (count: number) =>
    count === 1 ? '1 payment without outcome' : `${count} payments without outcome`,
  emails_unsent: (count: number) => (count === 1 ? '1 unsent email' : `${count} unsent emails`),
  disputes: (count: number) => (count === 1 ? '1 dispute to decide' : `${count} disputes to decide`),
  claims_overdue: (count: number) =>
    count === 1 ? '1 claim without an answer' : `${count} claims without an answer`,
  returns_nowhere: (count: number) =>
    count === 1 ? '1 return without an address' : `${count} returns without an address`,
  withdrawals: (count: number) =>
    count === 1 ? '1 withdrawal to look at' : `${count} withdrawals to look at`,
  reports: (count: number) => (count === 1 ? '1 reported item' : `${count} reported items`),
  category_requests: (count: number) =>
    count === 1 ? '1 category to decide about' : `${count} categories to decide about`,
  payouts_due: (count: number) => (count === 1 ? '1 payout to send' : `${count} payouts to send`),
  days_open: (count: number) =>
    count === 1 ? '1 day that doesn’t reconcile' : `${count} days that don’t reconcile`,
  since: (time: string) => `Waiting since ${time}`,
  all: 'See all',
  nothing: 'Nothing to do',
  nothingText: 'New applications, and whatever else needs a decision, will appear here.',
} as const
