export const scrollRowLabels = {
  previous: 'Scroll {label} back',
  next: 'Scroll {label} on',
} as const
