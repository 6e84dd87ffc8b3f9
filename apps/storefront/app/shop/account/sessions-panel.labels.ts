export const sessionsPanelLabels = {
  title: 'Where you’re logged in',
  text: 'Don’t recognize a device? Log it out.',
  detail: 'Last seen {seen} · logged in {loggedIn}',
  logOutOthers: 'Log out everywhere else',
  othersLoggedOut: 'Other devices logged out',
} as const
