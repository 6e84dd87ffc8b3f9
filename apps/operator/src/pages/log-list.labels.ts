export const logListLabels = {
  log: 'Decisions of operators',
  noLog: 'No decisions yet.',
  by: (name: string, time: string) => `${name}, ${time}`,
} as const
