export const decisionLabels = {
  reason: 'Reason',
  reasonHint: 'At least 10 characters. It’s kept in the operator log.',
  reasonSent: 'At least 10 characters. They get it by email, and it’s kept in the operator log.',
  next: 'Continue',
  cancel: 'Cancel',
  effects: 'What happens',
  noEffects: 'No shop or person is affected.',
  changed: (by: string, at: string) =>
    `This has changed since you opened it. The last decision was by ${by} on ${at}. Look at it again; your reason is kept.`,
  failed: 'Couldn’t save your decision. Check your connection and try again.',
} as const
