export const toastLabels = {
  dismiss: 'Dismiss',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
  loading: 'Loading',
} as const
