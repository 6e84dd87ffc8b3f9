export const invitationLabels = {
  title: 'Your invitation',
  description: 'An invitation to work for a shop.',
  incomplete: 'This link is incomplete',
  hint: 'Open the invitation from the email again, or copy the whole link.',
  home: 'Go to the home page',
} as const
