export const decisionLabels = {
  reason: 'Reason',
  reasonHint: 'At least 10 characters. It’s kept in the operator log.',
  reasonSent: 'At least 10 characters. They get it by email, and it’s kept in the operator log.',
  next: 'Continue',
  cancel: 'Cancel',
  effects: 'What happens',
  email: (n: number) => (n === 1 ? '1 email is sent' : `${n} emails are sent`),
  shop_opened: () => 'The shop opens',
  shop_admitted: () => 'The shop is set up, and opens once its business details are complete',
  products_hidden: (n: number) => (n === 1 ? '1 product is hidden' : `${n} products are hidden`),
  products_shown: (n: number) => (n === 1 ? '1 product is shown again' : `${n} products are shown again`),
  orders_open: (n: number) =>
    n === 1 ? '1 open order is still shipped' : `${n} open orders are still shipped`,
  changed: (by: string, at: string) =>
    `${by} decided about this on ${at}. Look at it again; your reason is kept.`,
  failed: 'Couldn’t save your decision. Check your connection and try again.',
} as const
