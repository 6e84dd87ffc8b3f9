export const runDoneLabels = {
  seeInShop: 'See them in the shop',
  stopped: 'Stopped after {count, plural, one {# product} other {# products}}.',
  skipped: '{count, plural, one {# product was} other {# products were}} edited since and left unchanged.',
  leftOut: '{count} left out.',
  undone: '{count, plural, one {# product} other {# products}} restored.',
  canceled: 'Canceled.',
  nothingChanged: 'Nothing was changed.',
  import: {
    done: '{count, plural, one {# product} other {# products}} imported.',
    doneBefore:
      '{count, plural, one {# product was already imported and stays.} other {# products were already imported and stay.}}',
    rejected:
      '{count, plural, one {# product} other {# products}} rejected. Fix the rows and upload them again.',
  },
  bulk: {
    done: '{count, plural, one {# product} other {# products}} changed.',
    doneBefore:
      '{count, plural, one {# product was already changed and stays changed.} other {# products were already changed and stay changed.}}',
    rejected: '{count, plural, one {# product} other {# products}} couldn’t be changed.',
  },
  downloadingPictures: 'Downloading pictures',
  missingPictures:
    '{count, plural, one {# picture} other {# pictures}} couldn’t be downloaded. We show a placeholder and try again when someone views it.',
} as const
