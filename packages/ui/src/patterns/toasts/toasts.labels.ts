export const toastsLabels = {
  stack: 'Notifications ([hotkey])',
  notice: 'Messages ([hotkey])',
} as const
