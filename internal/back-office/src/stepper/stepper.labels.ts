export const stepperLabels = { label: 'Steps', done: 'done' } as const
