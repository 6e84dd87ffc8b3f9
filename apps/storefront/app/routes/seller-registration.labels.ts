export const sellerRegistrationLabels = {
  home: 'Home',
  before: 'Before you apply',
  account: 'You apply with your regular account.',
  hint: 'Log in or register. The application then appears on this page.',
  login: 'Log in to apply',
  register: 'Register',
  needsScripts: 'Turn on JavaScript to apply. The requirements are listed below.',
} as const
