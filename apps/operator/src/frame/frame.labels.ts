export const frameLabels = {
  title: 'Operator console',
  home: 'Operator console, Today',
  today: 'Today',
  find: 'Find',
  applications: 'Applications',
  shops: 'Shops',
  search: 'Find an order, person or shop',
  logOut: 'Log out',
  areas: 'Areas of the console',
  menu: 'Menu',
  unreachable: 'Couldn’t reach the marketplace. Check that its API is running, and reload the page.',
  reload: 'Reload',
} as const
