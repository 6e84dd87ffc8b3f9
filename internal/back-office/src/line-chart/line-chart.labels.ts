export const lineChartLabels = {
  point: '{when}: {value}',
  pointBefore: '{when}: {value}, before {before}',
  now: 'This period',
  before: 'Before',
} as const
