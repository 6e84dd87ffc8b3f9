export const handOverLabels = {
  pageTitle: 'Add to your cart',
  description: 'Items that another page has chosen for your cart.',
  title:
    'From {from}: {items, plural, one {# item} other {# items}} from {shops, plural, one {# shop} other {# shops}}',
  anotherPage: 'another page',
  lede: 'Nothing has been added yet. Check the items and today’s prices first.',
  add: 'Add to my cart',
  addAgain: 'Add them again',
  notNow: 'Not now',
  known: 'You’ve already added these items.',
  viewCart: 'View cart',
  needsScripts: 'Turn on JavaScript to add these items. You can open each product without it.',
  leftOut: 'Not everything could be read.',
  unread: '{count, plural, one {# line has} other {# lines have}} been left out.',
  unavailable: 'Not everything is for sale.',
  gone: '{count, plural, one {# product isn’t} other {# products aren’t}} available here, or not with these options.',
  unreadable: {
    title: 'There’s nothing to add',
    text: 'The page you came from didn’t send a list of items that we can read.',
  },
  too_many: {
    title: 'This list is too long',
    text: 'A cart holds 200 different items. Go back and choose fewer.',
  },
  busy: {
    title: 'Too many requests',
    text: 'Wait a minute, then go back and send the items again.',
  },
  none: {
    title: 'None of these items is for sale here',
    text: 'The shops may have stopped selling them.',
  },
  browse: 'See all products',
} as const
