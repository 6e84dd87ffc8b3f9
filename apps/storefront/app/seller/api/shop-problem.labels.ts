export const shopProblemLabels = {
  offline: 'You seem to be offline.',
  offlineText: 'Your changes are still here. Try again when you’re back online.',
  loggedOut: 'You’ve been logged out.',
  loggedOutText: 'Log in again to continue on this page.',
  changed: 'Someone else has changed this.',
  changedText: 'Review the changes before you save.',
} as const
