export const accountMenuLabels = {
  login: 'Login',
  open: 'Account, {name}',
  logOut: 'Log Out',
  theme: 'Theme',
} as const
