export const shopDecisionsLabels = {
  suspend: 'Suspend',
  reopen: 'Reopen',
  suspendTitle: (name: string) => `Suspend ${name}?`,
  reopenTitle: (name: string) => `Reopen ${name}?`,
  terminate: 'Terminate',
  terminateTitle: (name: string) => `Terminate ${name}?`,
  withdraw: 'Withdraw termination',
  withdrawTitle: (name: string) => `Withdraw the termination of ${name}?`,
  on: 'Day of the termination',
  onHint: (first: string) =>
    `From this day the shop takes no orders, which can’t be undone. Owners need 30 days’ notice: ${first} or later.`,
} as const
