export const leaveGuardLabels = {
  failed: 'Couldn’t save your changes. Stay on the page to see why.',
  confirm: 'Leave this page? Your changes aren’t saved.',
} as const
