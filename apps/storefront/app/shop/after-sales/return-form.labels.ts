export const returnFormLabels = {
  text: 'From {shop}, order {number}. Choose the items you want to return.',
  items: 'Which items are you returning?',
  reason: 'Reason for returning {title}',
  chooseReason: 'Choose a reason',
  note: 'Anything the shop should know?',
  retry: 'Try again',
  submit: 'Request return',
} as const
