export const accountMenuLabels = {
  login: 'Login',
  label: 'Account',
  open: 'Account, {name}',
  logOut: 'Log Out',
  theme: 'Theme',
} as const
