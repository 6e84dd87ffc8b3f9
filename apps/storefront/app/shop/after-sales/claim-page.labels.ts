export const claimPageLabels = {
  done: 'The shop has your claim',
  answer: '{shop} answers by {day}, with a refund, a replacement or the reasons against it.',
  dispute: 'If the shop declines or doesn’t answer, you can open a dispute on your order page.',
  none: 'Nothing to report now',
  noneText:
    'You can report a problem once an item has shipped, until the return window closes. Items that are already in a return or claim are left out.',
  contact: 'Contact us',
} as const
