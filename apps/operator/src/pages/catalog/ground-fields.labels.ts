export const groundLabels = {
  ground: 'Ground',
  terms: 'It breaks our terms',
  law: 'It breaks a law',
  clause: 'Section of the terms',
  choose: 'Choose a section',
  statute: 'Law',
  statuteHint: 'Name the law and its provision, for example “Toy Safety Act, section 4”.',
  email: 'Email',
  noEmail: 'No one gets an email.',
} as const
