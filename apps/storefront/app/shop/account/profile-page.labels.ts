export const profilePageLabels = {
  title: 'Profile',
  text: 'Shown to shops and on your reviews.',
  name: 'Name',
  email: 'Email',
  confirmed: 'Confirmed.',
  notConfirmed: 'Not confirmed yet. Check your inbox for our link.',
  save: 'Save',
} as const
