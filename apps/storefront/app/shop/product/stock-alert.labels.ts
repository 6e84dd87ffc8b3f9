export const stockAlertLabels = {
  wanted: 'We’ll email you when it’s back.',
  cancel: 'Cancel alert',
  ask: 'Email me when it’s back',
} as const
