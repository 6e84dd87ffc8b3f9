export const passwordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
  strength: 'Password strength',
} as const
