export const shopStatusNoteLabels = {
  title: '{shop} is suspended.',
  text: 'Your products aren’t for sale and can’t be edited. Please keep shipping open orders.',
  contact: 'Contact us',
  ending: '{shop} will be terminated on {day}.',
  endingText:
    'From that day it takes no new orders, and you can’t edit it. Open orders still have to be shipped. The owners have our reasons by email.',
  terminated: '{shop} is terminated.',
  terminatedText:
    'It takes no new orders and can’t be edited. Please keep shipping open orders and answering returns and claims. Your balance is paid once no order can be returned any longer.',
  earnings: 'Earnings',
  pending: '{shop} isn’t open yet.',
  pendingText:
    'It opens once everything needed under “Getting started” is there and the marketplace has checked it. Buyers don’t see your products yet.',
  showSteps: 'Getting started',
} as const
